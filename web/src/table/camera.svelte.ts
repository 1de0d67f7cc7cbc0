// The camera over the map: pinch, wheel, drag and keys. A drag is no click.

import type { Attachment } from "svelte/attachments";

export interface Camera {
  x: number;
  y: number;
  /** 1 shows the whole map. */
  zoom: number;
}

/** Keeps the camera over the map. Width and height are what the box shows at zoom 1, in map units. */
export function clampCamera(camera: Camera, width: number, height: number, map: [number, number], most = 6): Camera {
  const zoom = Math.min(most, Math.max(1, camera.zoom));
  const limit = (value: number, size: number, shown: number): number => {
    const spare = Math.max(0, size - shown) / 2;
    return Math.min(size / 2 + spare, Math.max(size / 2 - spare, value));
  };
  return {
    zoom,
    x: limit(camera.x, map[0], width / zoom),
    y: limit(camera.y, map[1], height / zoom),
  };
}

export class MapCamera {
  camera: Camera;
  /** The size of the box on the screen. */
  width = $state(0);
  height = $state(0);
  dragging = $state(false);
  moved = $state(false);
  /** The size of the map in its own units. */
  readonly map: [number, number];

  constructor(width: number, height: number) {
    this.map = [width, height];
    this.camera = $state({ x: width / 2, y: height / 2, zoom: 1 });
  }

  /** Map units that the box shows at zoom 1: all of the map, and more of the sea where the shapes differ. */
  get units(): [number, number] {
    if (!this.width || !this.height) return this.map;
    const scale = Math.min(this.width / this.map[0], this.height / this.map[1]);
    return [this.width / scale, this.height / scale];
  }
  /** Where the map covers the box, as a phone likes it. */
  get cover(): number {
    const [width, height] = this.units;
    return Math.max(width / this.map[0], height / this.map[1]);
  }
  /** Pixels for each map unit. */
  get scale(): number {
    return (this.width / this.units[0]) * this.camera.zoom;
  }
  get viewBox(): string {
    const [width, height] = this.units;
    const { x, y, zoom } = this.camera;
    return [x - width / zoom / 2, y - height / zoom / 2, width / zoom, height / zoom]
      .map((value) => value.toFixed(2))
      .join(" ");
  }

  set(camera: Camera): void {
    this.camera = clampCamera(camera, ...this.units, this.map);
  }

  look(x: number, y: number, zoom: number): void {
    this.set({ x, y, zoom });
  }

  /** All of this part of the map, as near as it fits; but no farther than so many pixels for each map unit. */
  fit([left, top, right, bottom]: readonly [number, number, number, number], least = 0): void {
    const [width, height] = this.units;
    const zoom = Math.min(width / (right - left), height / (bottom - top));
    this.look((left + right) / 2, (top + bottom) / 2, Math.max(zoom, (least / this.scale) * this.camera.zoom));
  }

  /** Everything, as at the start. */
  reset(): void {
    this.look(this.map[0] / 2, this.map[1] / 2, 1);
    this.moved = false;
  }

  pan(dx: number, dy: number): void {
    this.moved = true;
    const { x, y, zoom } = this.camera;
    this.set({ x: x - dx / this.scale, y: y - dy / this.scale, zoom });
  }

  /** Looks at a thing that lies beyond the edge of the box; both as drawn on the screen. */
  reveal(thing: DOMRect, box: DOMRect): void {
    if (!box.width) return;
    const drawn = box.width / this.width || 1;
    const { left, right, top, bottom } = box;
    if (thing.left >= left && thing.right <= right && thing.top >= top && thing.bottom <= bottom) return;
    const [x, y] = [thing.left + thing.width / 2, thing.top + thing.height / 2];
    this.pan(((left + right) / 2 - x) / drawn, ((top + bottom) / 2 - y) / drawn);
  }

  /** Zooms so that what lies under the point of the box stays there. */
  zoomAt(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.moved = true;
    const before = this.scale;
    const { x, y, zoom } = this.camera;
    const next = Math.min(6, Math.max(1, zoom * factor));
    const after = (before / zoom) * next;
    const [ux, uy] = [px - this.width / 2, py - this.height / 2];
    this.set({ x: x + ux / before - ux / after, y: y + uy / before - uy / after, zoom: next });
  }

  key(event: KeyboardEvent): void {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [60, 0],
      ArrowRight: [-60, 0],
      ArrowUp: [0, 60],
      ArrowDown: [0, -60],
    };
    const step = steps[event.key];
    // From a place on the map the arrows lead to other places.
    const looks = event.target === event.currentTarget;
    if (step && looks && this.camera.zoom > 1) this.pan(...step);
    else if (event.key === "+" || event.key === "=") this.zoomAt(1.3);
    else if (event.key === "-") this.zoomAt(1 / 1.3);
    else if (event.key === "0") this.reset();
    else return;
    event.preventDefault();
  }

  gestures: Attachment<Element> = (node) => {
    const pointers = new Map<number, [number, number]>();
    let far = 0;
    const offset = (event: MouseEvent): [number, number] => {
      const box = node.getBoundingClientRect();
      // The box may be drawn larger than it is laid out: for a big screen, or in large letters.
      const drawn = box.width / this.width || 1;
      return [(event.clientX - box.left) / drawn, (event.clientY - box.top) / drawn];
    };
    const wheel = (event: Event): void => {
      const { deltaY, ctrlKey } = event as WheelEvent;
      if (deltaY > 0 && this.camera.zoom <= 1.001 && !ctrlKey) return;
      event.preventDefault();
      this.zoomAt(Math.exp(-deltaY * (ctrlKey ? 0.01 : 0.0018)), ...offset(event as MouseEvent));
    };
    const down = (event: Event): void => {
      const pointer = event as PointerEvent;
      if (pointer.button > 0) return;
      if (!pointers.size) far = 0;
      pointers.set(pointer.pointerId, offset(pointer));
    };
    const move = (event: Event): void => {
      const pointer = event as PointerEvent;
      const last = pointers.get(pointer.pointerId);
      if (!last) return;
      const now = offset(pointer);
      const [dx, dy] = [now[0] - last[0], now[1] - last[1]];
      far += Math.hypot(dx, dy);
      const other = [...pointers].find(([id]) => id !== pointer.pointerId)?.[1];
      pointers.set(pointer.pointerId, now);
      if (other) {
        const [before, after] = [
          Math.hypot(last[0] - other[0], last[1] - other[1]),
          Math.hypot(now[0] - other[0], now[1] - other[1]),
        ];
        if (before > 0) this.zoomAt(after / before, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
        this.pan(dx / 2, dy / 2);
      } else if (far > 6) {
        if (!this.dragging) node.setPointerCapture?.(pointer.pointerId);
        this.dragging = true;
        this.pan(dx, dy);
      }
    };
    const up = (event: Event): void => {
      pointers.delete((event as PointerEvent).pointerId);
      if (!pointers.size) this.dragging = false;
    };
    const click = (event: Event): void => {
      if (far <= 6) return;
      far = 0;
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener("wheel", wheel, { passive: false });
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) node.addEventListener(name, up);
    node.addEventListener("click", click, true);
    return () => {
      node.removeEventListener("wheel", wheel);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) node.removeEventListener(name, up);
      node.removeEventListener("click", click, true);
    };
  };
}
