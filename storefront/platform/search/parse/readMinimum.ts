import type { Minimum } from "../engine/query.ts";
import { type Place, refuse } from "./place.ts";

/** `2`, `-1`, `"75%"`, `"-25%"`; also `"75%25"`, as it is written for an address. */
export function readMinimum(value: unknown, place: Place): Minimum {
  const [, number, percent] = /^(-?\d{1,4})(%(?:25)?)?$/.exec(String(value)) ?? [];
  if (number === undefined) return refuse(place, 'must be a whole number or a share such as "75%"');
  return percent === undefined ? { count: Number(number) } : { percent: Number(number) };
}
