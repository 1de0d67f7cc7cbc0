// Who sits at this device.

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Me, SeatInfo } from "./types";

class Person {
  info = $state.raw<Me | null>(null);

  get name(): string {
    return this.info?.name ?? "";
  }

  async load(): Promise<void> {
    this.become(await api.me());
  }

  /** Whoever that is, with everything as they like it. */
  become(info: Me): void {
    this.info = info;
    settings.take(info.settings);
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.name) {
      const { name: accepted } = await api.rename(wanted);
      this.info = { tables: 0, bests: [], settings: {}, ...this.info, name: accepted };
    }
  }
}

export const person = new Person();

/** Whether other people sit there: then somebody may wait for whoever is to act. */
export const inCompany = (seats: readonly SeatInfo[]): boolean =>
  seats.some((seat) => seat.kind === "person" && !seat.mine);
