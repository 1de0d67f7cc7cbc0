import { describe, expect, it } from "vitest";

import { CityCamera } from "./citycamera.svelte";
import { CENTRE, hexAt } from "./geometry";

const CITY = [hexAt([0, 0]), hexAt([1, 0]), hexAt([0, 1]), hexAt([-1, 1])];
const FAR = hexAt([3, -3]);

function phone(): CityCamera {
  const camera = new CityCamera();
  [camera.width, camera.height] = [390, 430];
  camera.follow(CITY, CITY, true);
  return camera;
}
/** Where a point of the map lies on the screen. */
const drawn = ({ camera, scale, width, height }: CityCamera, [x, y]: readonly [number, number]): number[] =>
  [(x - camera.x) * scale + width / 2, (y - camera.y) * scale + height / 2].map(Math.round);

describe("the camera of a phone", () => {
  it("leaves the city where it is while others act, though there is more room for it then, and more city", () => {
    const camera = phone();
    const before = drawn(camera, CENTRE);
    camera.height = 536;
    camera.follow([], CITY, true);
    expect(drawn(camera, CENTRE)).toEqual(before);
    camera.follow([], [...CITY, FAR], true);
    expect(drawn(camera, CENTRE)).toEqual(before);
    camera.height = 430;
    camera.follow(CITY.slice(1), [...CITY, FAR], true);
    expect(drawn(camera, CENTRE)).toEqual(before);
  });

  it("shows what one is asked oneself, out of sight", () => {
    const camera = phone();
    camera.zoomAt(2, 0, 430);
    camera.moved = false;
    camera.follow([FAR], CITY, true);
    const [x, y] = drawn(camera, FAR);
    expect([x! > 0 && x! < 390, y! > 0 && y! < 430]).toEqual([true, true]);
  });

  it("stays where somebody looks, as long as there is something to choose there", () => {
    const camera = phone();
    camera.zoomAt(2);
    const before = drawn(camera, CENTRE);
    camera.follow([CENTRE, FAR], CITY, true);
    expect(drawn(camera, CENTRE)).toEqual(before);
    camera.follow([FAR], CITY, true);
    expect(drawn(camera, CENTRE)).not.toEqual(before);
  });
});

describe("the camera of a large screen", () => {
  it("shows everything, until somebody looks elsewhere", () => {
    const camera = new CityCamera();
    [camera.width, camera.height] = [800, 680];
    camera.follow(CITY, CITY, false);
    expect(camera.camera.zoom).toBe(1);
    camera.zoomAt(2);
    camera.follow([FAR], CITY, false);
    expect(camera.camera.zoom).toBe(2);
  });
});
