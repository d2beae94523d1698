import type { Fuzziness, Minimum, TextRules } from "../engine/query.ts";
import { readMinimum } from "./readMinimum.ts";
import { type Place, refuse, under } from "./place.ts";
import { optional, readNumber, readOneOf, readWhole } from "./reading.ts";

export const ruleNames = ["operator", "fuzziness", "prefix_length", "max_expansions", "minimum_should_match"] as const;

/** Elasticsearch's own, where a search does not say. */
const usualExpansions = 50;

function readFuzziness(value: unknown, place: Place): Fuzziness {
  if (typeof value === "string" && /^auto$/i.test(value)) return "auto";
  const letters = readNumber(value, place);
  return letters === 0 || letters === 1 || letters === 2 ? letters : refuse(place, "must be 0, 1, 2 or AUTO");
}

/** How words are looked for: all of them or some, letter by letter or nearly so. */
export function readTextRules(
  given: Readonly<Partial<Record<(typeof ruleNames)[number], unknown>>>,
  endsOpen: boolean,
  place: Place,
): TextRules {
  const operator = readOneOf(String(given.operator ?? "or").toLowerCase(), ["or", "and"], under(place, "operator"));
  const usual: Minimum = operator === "and" ? { percent: 100 } : { count: 1 };
  const whole = (name: "prefix_length" | "max_expansions", otherwise: number) =>
    optional(given[name], (value) => readWhole(value, [0, 1000], under(place, name)), otherwise);
  const minimumPlace = under(place, "minimum_should_match");
  return {
    isPhrase: false,
    endsOpen,
    minimum: optional(given.minimum_should_match, (value) => readMinimum(value, minimumPlace), usual),
    fuzziness: optional(given.fuzziness, (value) => readFuzziness(value, under(place, "fuzziness")), 0),
    prefixLength: whole("prefix_length", 0),
    maximumExpansions: whole("max_expansions", usualExpansions),
  };
}

/** Words side by side, in their order, letter by letter. */
export const phraseRules = (endsOpen: boolean): TextRules => ({
  isPhrase: true,
  endsOpen,
  minimum: { percent: 100 },
  fuzziness: 0,
  prefixLength: 0,
  maximumExpansions: usualExpansions,
});
