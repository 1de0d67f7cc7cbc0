// What the rulebook draws with.

export { still } from "../../table/acting";
export { provideShell } from "../../table/shell.svelte";
export { provideBoard, useBoard } from "./board.svelte";
export { default as BuildingTile } from "./BuildingTile.svelte";
export { default as CardFace } from "./CardFace.svelte";
export { default as City } from "./City.svelte";
export { default as Dangers } from "./Dangers.svelte";
export { default as ExpeditionPath } from "./ExpeditionPath.svelte";
export { default as Food } from "./Food.svelte";
export { default as Gauge } from "./Gauge.svelte";
export { landOf } from "./geometry";
export { default as LawEntry } from "./LawEntry.svelte";
export { default as MachineStress } from "./MachineStress.svelte";
export { default as Mood } from "./Mood.svelte";
export { default as PeopleRow } from "./PeopleRow.svelte";
export { default as PlaceBuilding } from "./PlaceBuilding.svelte";
export { default as PlaceField } from "./PlaceField.svelte";
export { default as RoundTrack } from "./RoundTrack.svelte";
export { default as SectorTile } from "./SectorTile.svelte";
export { default as Tower } from "./Tower.svelte";
export { default as Weather } from "./Weather.svelte";
