// The board, and the parts of it that the rulebook draws: one thing to fetch, so that nobody fetches them twice.

export { default } from "./BlackoutTable.svelte";
export * as parts from "./parts";
