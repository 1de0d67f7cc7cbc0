// Numbers of the statistics as people read them.

import type { Tally } from "../lib/types";

/** How long, in minutes, or from an hour on in hours. */
export function duration(seconds: number, language: string): string {
  const unit = seconds < 3600 ? "minute" : "hour";
  const many = unit === "minute" ? Math.ceil(seconds / 60) : Math.round(seconds / 360) / 10;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(many);
}

/** With one digit behind the point, where there is one, and a minus below zero. */
export function number(value: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value).replace("-", "−");
}

/** The words of a tally: so many of so many, and the share. */
export function shares(tally: Tally, language: string): { wins: number; games: number; share: string } {
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  return { ...tally, share: percent.format(tally.games ? tally.wins / tally.games : 0) };
}
