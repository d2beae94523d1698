import type { Query, RangeEnd } from "../engine/query.ts";
import { kinds, readValue, type Value } from "../engine/value.ts";
import { type Place, refuse, under } from "./place.ts";
import { readBoost, readEntry, readField, readOptions, readScalar } from "./reading.ts";

const lowerNames = ["gte", "gt", "from", "moreq"] as const;
const upperNames = ["lte", "lt", "to"] as const;

const lastMillisecond = 86_399_999;

/** A day without a time is the whole day: what is up to it, is up to its end; what is after it, after its end. */
function readEnd(given: unknown, meansEndOfDay: boolean, place: Place): Value {
  const value = readValue(readScalar(given, place));
  if (/^now\b|\|\|/.test(value.key)) return refuse(place, "must be a number, a moment in ISO 8601 or a word");
  const isDay = value.kind === kinds.moment && value.key.length === 10;
  return isDay && meansEndOfDay ? { ...value, number: value.number + lastMillisecond } : value;
}

/** From the one end to the other: numbers, moments in ISO 8601, or words in their order. */
export function parseRange(body: unknown, place: Place): Query {
  const [name, given] = readEntry(body, "field", place);
  const options = readOptions(given, [...lowerNames, ...upperNames, "boost"], place);
  const endOf = (names: readonly (typeof lowerNames | typeof upperNames)[number][]): RangeEnd | null => {
    const [first, ...others] = names.filter((each) => options[each] !== undefined && options[each] !== null);
    if (first === undefined) return null;
    if (others.length > 0) return refuse(place, `must have one of ${names.join(", ")}`);
    const isIncluded = first !== "gt" && first !== "lt";
    const meansEndOfDay = first === "gt" || first === "lte" || first === "to";
    return { value: readEnd(options[first], meansEndOfDay, under(place, first)), isIncluded };
  };
  const from = endOf(lowerNames);
  const to = endOf(upperNames);
  if (from && to && from.value.kind !== to.value.kind) refuse(place, "must have ends of one kind");
  return { kind: "range", field: readField(name, place), from, to, boost: readBoost(options.boost, place) };
}
