// What the rulebook draws with.

export { still } from "../../table/acting";
export { provideShell } from "../../table/shell.svelte";
export { provideBoard, useBoard } from "./board.svelte";
export { default as Card } from "./Card.svelte";
export { default as Checks } from "./Checks.svelte";
export { HEIGHT, shapesOf, WATERS, WIDTH } from "./geometry";
export { default as Goals } from "./Goals.svelte";
export { default as MapDistrict } from "./MapDistrict.svelte";
export { default as MapLand } from "./MapLand.svelte";
export { default as MapLocation } from "./MapLocation.svelte";
export { default as Market } from "./Market.svelte";
export { default as Purse } from "./Purse.svelte";
export { default as Rondel } from "./Rondel.svelte";
export { seatColours } from "./seats";
export { default as Slots } from "./Slots.svelte";
export { default as TileFace } from "./TileFace.svelte";
