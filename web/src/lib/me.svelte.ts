// Who sits at this device.

import { api } from "./api";
import type { Me, SeatInfo } from "./types";

class Person {
  info = $state.raw<Me | null>(null);

  get name(): string {
    return this.info?.name ?? "";
  }

  async load(): Promise<void> {
    this.info = await api.me();
  }

  async rename(name: string): Promise<void> {
    const wanted = name.trim();
    if (wanted && wanted !== this.name) {
      const { name: accepted } = await api.rename(wanted);
      this.info = { tables: 0, bests: [], ...this.info, name: accepted };
    }
  }
}

export const person = new Person();

/** Whether other people sit there: then somebody may wait for whoever is to act. */
export const inCompany = (seats: readonly SeatInfo[]): boolean =>
  seats.some((seat) => seat.kind === "person" && !seat.mine);
