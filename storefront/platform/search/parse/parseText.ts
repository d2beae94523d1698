import type { Fuzziness, Minimum, Query, TextQuery, TextRules } from "../engine/query.ts";
import {
  item,
  limits,
  listOf,
  optional,
  type Place,
  readBoost,
  readEntry,
  readField,
  readNumber,
  readOneOf,
  readOptions,
  readScalar,
  readWhole,
  refuseAt,
  under,
} from "./reading.ts";
import { isDocument, type Scalar } from "../engine/document.ts";
import { wordsOf } from "../engine/text/textIndex.ts";

/** `2`, `-1`, `"75%"`, `"-25%"`; also `"75%25"`, as it is written for an address. */
export function readMinimum(value: unknown, place: Place): Minimum {
  const [, number, percent] = /^(-?\d{1,4})(%(?:25)?)?$/.exec(String(value)) ?? [];
  if (number === undefined) return refuseAt(place, 'must be a whole number or a share such as "75%"');
  return percent === undefined ? { count: Number(number) } : { percent: Number(number) };
}

const ruleNames = ["operator", "fuzziness", "prefix_length", "max_expansions", "minimum_should_match"] as const;

/** Elasticsearch's own, where a search does not say. */
const usualExpansions = 50;

function readFuzziness(value: unknown, place: Place): Fuzziness {
  if (typeof value === "string" && /^auto$/i.test(value)) return "auto";
  const letters = readNumber(value, place);
  return letters === 0 || letters === 1 || letters === 2 ? letters : refuseAt(place, "must be 0, 1, 2 or AUTO");
}

/** How words are looked for: all of them or some, letter by letter or nearly so. */
function readTextRules(
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
const phraseRules = (endsOpen: boolean): TextRules => ({
  isPhrase: true,
  endsOpen,
  minimum: { percent: 100 },
  fuzziness: 0,
  prefixLength: 0,
  maximumExpansions: usualExpansions,
});

/** Accepted, and without effect: no word is too common here, and there is one analyser. */
const idleNames = ["cutoff_frequency", "analyzer", "lenient"] as const;
const matchNames = ["query", "boost", ...ruleNames, ...idleNames] as const;
const phraseNames = ["query", "boost", "analyzer", "max_expansions", "slop"] as const;
const multiNames = [...matchNames, "fields", "type", "tie_breaker"] as const;
const types = ["best_fields", "most_fields", "phrase", "phrase_prefix", "bool_prefix"] as const;

const maxWords = 32;
const mostFields = 20;

/** A field in which words are looked for: each takes memory and time of its own. */
function readTextField(value: unknown, place: Place): string {
  place.used.texts++;
  if (place.used.texts > limits.texts) refuseAt(place, `is one search for words too many: at most ${limits.texts}`);
  return readField(value, place);
}

function readText(value: unknown, place: Place): Scalar {
  const text = readScalar(value, under(place, "query"));
  const isLong = wordsOf(String(text)).length > maxWords;
  return isLong ? refuseAt(under(place, "query"), `has too many words: at most ${maxWords} are looked for`) : text;
}

/** The field and the options of a clause; what is no object is the text itself. */
function readMatch<Name extends string>(body: unknown, names: readonly Name[], place: Place) {
  const [field, given] = readEntry(body, "field", place);
  const options = isDocument(given) ? given : { query: given };
  return { field: readTextField(field, place), options: readOptions(options, names, place) };
}

export function parseMatch(body: unknown, place: Place): TextQuery {
  const { field, options } = readMatch(body, matchNames, place);
  const rules = readTextRules(options, false, place);
  return { kind: "text", field, text: readText(options.query, place), rules, boost: readBoost(options.boost, place) };
}

/** Words between those of a phrase: told by some clients, and without effect. */
const maxSlop = 100;

const phrase =
  (endsOpen: boolean) =>
  (body: unknown, place: Place): TextQuery => {
    const { field, options } = readMatch(body, phraseNames, place);
    const text = readText(options.query, place);
    optional(options.slop, (value) => readWhole(value, [0, maxSlop], under(place, "slop")), 0);
    return { kind: "text", field, text, rules: phraseRules(endsOpen), boost: readBoost(options.boost, place) };
  };

export const parsePhrase = phrase(false);
export const parsePhrasePrefix = phrase(true);

/** `name^4` */
function readBoostedField(value: unknown, place: Place) {
  const [, field, boost = "1"] = /^([^^]+)(?:\^(\d{1,4}(?:\.\d{1,4})?))?$/.exec(String(value)) ?? [];
  return { field: readTextField(field, place), boost: Number(boost) };
}

/** Text in several fields: the best of them counts, the others by the tie breaker. */
export function parseMultiMatch(body: unknown, place: Place): Query {
  const options = readOptions(body, multiNames, place);
  const text = readText(options.query, place);
  const type = readOneOf(options.type ?? "best_fields", types, under(place, "type"));
  const endsOpen = type === "phrase_prefix" || type === "bool_prefix";
  const rules = type.startsWith("phrase") ? phraseRules(endsOpen) : readTextRules(options, endsOpen, place);
  const given = listOf(options.fields ?? []);
  if (given.length === 0 || given.length > mostFields) refuseAt(place, `must name its fields, at most ${mostFields}`);
  const parts = given.map((each, index): TextQuery => {
    const { field, boost } = readBoostedField(each, item(under(place, "fields"), index));
    return { kind: "text", field, text, rules, boost };
  });
  // Where fields complete each other, all of them count.
  const usual = type === "most_fields" || type === "bool_prefix" ? 1 : 0;
  const tiePlace = under(place, "tie_breaker");
  const tieBreaker = optional(options.tie_breaker, (value) => readNumber(value, tiePlace), usual);
  return { kind: "best", parts, tieBreaker, boost: readBoost(options.boost, place) };
}
