// The camera over Hong Kong. It belongs to the board: whoever comes back to the map finds it where it was.

import { clampCamera, type Camera, MapCamera } from "../../table/camera.svelte";
import type { Point } from "../../table/shapes";
import { HEIGHT, WIDTH } from "./geometry";
import { beyond, lookAt } from "./looking";

/** Pixels for each map unit: with fewer, a small screen could not be read. */
const READABLE = 0.6;
/** So many pixels around a place that can be chosen are seen, too; nearer to an edge than so many it is out of sight. */
const AROUND = 30;
const EDGE = 15;

export class CityCamera extends MapCamera {
  #asked = "";
  #box = "";

  constructor() {
    super(WIDTH, HEIGHT);
  }

  /** Of a screen on which the whole map would be too small to read. */
  get small(): boolean {
    return this.width > 0 && this.width / this.units[0] < 0.5;
  }

  /** What is in sight, in map units. */
  get shown(): [number, number] {
    return [this.units[0] / this.camera.zoom, this.units[1] / this.camera.zoom];
  }

  /** A large screen shows everything and never moves by itself. A small one begins at home, and stays where it is while
   *  others act: only what one is asked oneself, somewhere else, takes it there. */
  follow(asked: readonly Point[], home: readonly Point[]): void {
    const [places, box] = [asked.join(" "), `${this.width} ${this.height}`];
    const [first, resized, another] = [!this.#box, box !== this.#box, places !== this.#asked];
    if (!this.width || !(resized || another)) return;
    [this.#asked, this.#box] = [places, box];
    if (!this.small) {
      if (!this.moved) this.look(WIDTH / 2, HEIGHT / 2, 1);
    } else if (asked.length || first) {
      const there = this.#near(asked.length ? asked : home, home);
      if (resized || this.#hides(this.camera, asked) > this.#hides(there, asked)) this.set(there);
    } else if (resized) this.set({ ...this.camera, zoom: this.#zoom });
  }

  /** So near that it can be read and covers the box. */
  get #close(): number {
    return Math.max(this.cover, (READABLE * this.units[0]) / this.width);
  }

  /** As near as somebody wants it, but never too far to read. */
  get #zoom(): number {
    return this.moved ? Math.max(this.camera.zoom, this.#close) : this.#close;
  }

  #near(spots: readonly Point[], home: readonly Point[]): Camera {
    const zoom = this.#zoom;
    const size = [this.units[0] / zoom, this.units[1] / zoom] as const;
    const [x, y] = spots.length ? lookAt(spots, size, (AROUND * size[0]) / this.width, home) : [WIDTH / 2, HEIGHT / 2];
    return clampCamera({ x, y, zoom }, ...this.units, this.map);
  }

  /** How many of these spots cannot be seen from there, or cannot be read. */
  #hides({ x, y, zoom }: Camera, spots: readonly Point[]): number {
    if (zoom < this.#close - 0.01) return spots.length;
    const size = this.units.map((units) => units / zoom - (2 * EDGE * this.units[0]) / zoom / this.width);
    return Object.values(beyond(spots, [x, y], size as [number, number])).reduce((sum, count) => sum + count);
  }
}
