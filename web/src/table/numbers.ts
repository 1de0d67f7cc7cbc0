/** A number as it is printed: with a minus, not with a hyphen. */
export const signed = (number: number): string => String(number).replace("-", "−");
