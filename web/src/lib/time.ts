const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a moment (Unix seconds) was, in words. */
export function ago(moment: number, language: string, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - moment);
  for (const [unit, seconds] of STEPS) {
    if (past >= seconds) return words.format(-Math.floor(past / seconds), unit);
  }
  return words.format(0, "second");
}

/** The time of day of a moment (Unix seconds). */
export function clock(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: "2-digit", minute: "2-digit" }).format(moment * 1000);
}

/** The date of a moment (Unix seconds). */
export function day(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(moment * 1000);
}

/** So many seconds as a clock shows them: 1:05, 2:03:04. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number): string => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
