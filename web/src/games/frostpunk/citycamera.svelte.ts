// The camera over the city. It belongs to the board: whoever comes back to the city finds it where it was.

import { clampCamera, MapCamera } from "../../table/camera.svelte";
import type { Point } from "../../table/shapes";
import { boxAround, HEIGHT, LEAST, READABLE, SIZE, SMALLEST, WIDTH } from "./geometry";

export class CityCamera extends MapCamera {
  #asked = "";
  #box: [width: number, height: number] = [0, 0];

  constructor() {
    super(WIDTH, HEIGHT);
  }

  /** A large screen shows everything until somebody looks elsewhere. A phone begins with what there is of the city, and
   *  stays where it is while others act: only what one is asked oneself, out of sight, takes it there. */
  follow(asked: readonly Point[], city: readonly Point[], phone: boolean): void {
    if (!this.width) return;
    const [places, [width, height]] = [asked.join(" "), this.#box];
    const [first, turned, resized] = [!width, this.width !== width, this.height !== height];
    const another = places !== this.#asked;
    if (!turned && !resized && !another) return;
    this.#asked = places;
    if (!phone) {
      if (!this.moved) this.reset();
    } else if (first || (turned && !this.moved)) this.#show(city, asked);
    else {
      if (resized || turned) this.#keep(width, height);
      const out = asked.filter((spot) => !this.#sees(spot)).length;
      if (another && out && (!this.moved || out === asked.length)) this.#show(city, asked);
    }
    this.#box = [this.width, this.height];
  }

  #show(city: readonly Point[], asked: readonly Point[]): void {
    // Lying on its side a phone has no room for all of it: names and numbers keep clear of each other instead.
    const least = this.width < this.height ? LEAST : READABLE * SMALLEST;
    this.fit(boxAround([...city, ...asked]), least);
  }

  /** What comes and goes below the map moves nothing on it: as near as before, from the same edge on. */
  #keep(width: number, height: number): void {
    const scale = Math.min(width / this.map[0], height / this.map[1]) * this.camera.zoom;
    const [left, top] = [this.camera.x - width / scale / 2, this.camera.y - height / scale / 2];
    const zoom = (scale * this.units[0]) / this.width;
    const [x, y] = [left + this.width / scale / 2, top + this.height / scale / 2];
    this.camera = clampCamera({ x, y, zoom }, ...this.units, this.map);
  }

  /** Whether most of the place is in sight. */
  #sees([x, y]: Point): boolean {
    const [width, height] = [this.width / this.scale - SIZE, this.height / this.scale - SIZE];
    return Math.abs(x - this.camera.x) < width / 2 && Math.abs(y - this.camera.y) < height / 2;
  }
}
