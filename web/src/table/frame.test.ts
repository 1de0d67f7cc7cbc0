import { describe, expect, it } from "vitest";

import { MapCamera } from "./camera.svelte";
import { lettersOf, sizeOf, zoomOf } from "./frame.svelte";

describe("the frame", () => {
  it("depends on the window", () => {
    expect(sizeOf(1280, 720)).toBe("S");
    expect(sizeOf(1366, 650)).toBe("short");
    expect(sizeOf(1440, 900)).toBe("M");
    expect(sizeOf(1920, 1080)).toBe("L");
    expect(sizeOf(390, 844)).toBe("phone");
    expect(sizeOf(844, 390)).toBe("lying");
  });

  it.each([
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ])("keeps its rails at %i×%i however large the letters are", (width, height) => {
    for (const text of [100, 115, 130]) {
      const zoom = zoomOf(width, height, false, text);
      expect(zoom).toBeLessThanOrEqual(text / 100);
      expect(sizeOf(width / zoom, height / zoom)).toMatch(/^(short|S|M|L)$/);
    }
  });

  it.each([
    [1280, 720, 1.2],
    [1366, 768, 1.28],
    [1440, 900, 1.3],
    [1920, 1080, 1.3],
  ])("has larger words on the board at %i×%i", (width, height, growth) => {
    expect(lettersOf(width, height, 100)).toBe(1);
    const large = sizeOf(width, height) === "L" ? 1.2 : 1;
    for (const [text, least] of [
      [115, 1.15],
      [130, growth],
    ] as const) {
      const zoom = zoomOf(width, height, false, text);
      const kept = sizeOf(width / zoom, height / zoom) === "L" ? 1.2 : 1;
      expect((lettersOf(width, height, text) * zoom * kept) / large).toBeCloseTo(least, 2);
    }
  });

  it("grows on a phone as far as there is room", () => {
    expect(zoomOf(390, 844, false, 130)).toBeCloseTo(390 / 360);
    expect(zoomOf(844, 390, false, 130)).toBeCloseTo(390 / 360);
    expect(zoomOf(320, 600, false, 130)).toBe(1);
    expect(zoomOf(768, 1024, false, 130)).toBe(1.3);
  });
});

describe("the camera", () => {
  it("comes as near as a part of the map fits, and no farther than anything can be read", () => {
    const camera = new MapCamera(800, 800);
    Object.assign(camera, { width: 400, height: 400 });
    camera.fit([200, 300, 600, 500]);
    expect([camera.scale, camera.camera.x, camera.camera.y]).toEqual([1, 400, 400]);
    camera.fit([0, 0, 800, 800], 0.8);
    expect(camera.scale).toBeCloseTo(0.8);
  });

  const rect = (x: number, y: number, size: number): DOMRect => new DOMRect(x, y, size, size);

  it("brings what has the focus into sight, and does not move for what is seen", () => {
    const camera = new MapCamera(800, 800);
    Object.assign(camera, { width: 400, height: 400 });
    camera.look(200, 200, 2);
    camera.reveal(rect(100, 100, 20), rect(0, 0, 400));
    expect([camera.camera.x, camera.camera.y]).toEqual([200, 200]);
    camera.reveal(rect(490, 190, 20), rect(0, 0, 400));
    expect([camera.camera.x, camera.camera.y]).toEqual([500, 200]);
  });

  it("stays over the map", () => {
    const camera = new MapCamera(800, 800);
    Object.assign(camera, { width: 400, height: 400 });
    camera.look(800, 800, 2);
    expect([camera.camera.x, camera.camera.y]).toEqual([600, 600]);
    camera.look(0, 0, 2);
    expect([camera.camera.x, camera.camera.y]).toEqual([200, 200]);
  });
});
