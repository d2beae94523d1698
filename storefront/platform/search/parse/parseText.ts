import type { Fuzziness, Minimum, Query, TextQuery, TextRules, WordsQuery } from "../engine/query.ts";
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

/** Reads a minimum such as `2`, `-1`, `"75%"` or `"-25%"`. Also accepts `"75%25"`, in which the % is URL-encoded. */
export function readMinimum(value: unknown, place: Place): Minimum {
  const [, number, percent] = /^(-?\d{1,4})(%(?:25)?)?$/.exec(String(value)) ?? [];
  if (number === undefined) return refuseAt(place, 'must be a whole number or a percentage such as "75%"');
  return percent === undefined ? { count: Number(number) } : { percent: Number(number) };
}

const ruleNames = ["operator", "fuzziness", "prefix_length", "max_expansions", "minimum_should_match"] as const;

/** Elasticsearch's default for `max_expansions`. */
const defaultExpansions = 50;

function readFuzziness(value: unknown, place: Place): Fuzziness {
  if (typeof value === "string" && /^auto$/i.test(value)) return "auto";
  const letters = readNumber(value, place);
  return letters === 0 || letters === 1 || letters === 2 ? letters : refuseAt(place, "must be 0, 1, 2 or AUTO");
}

/** Reads how words are matched: how many of them, and how exactly. */
function readTextRules(
  options: Readonly<Partial<Record<(typeof ruleNames)[number], unknown>>>,
  isLastWordPrefix: boolean,
  place: Place,
): TextRules {
  const operator = readOneOf(String(options.operator ?? "or").toLowerCase(), ["or", "and"], under(place, "operator"));
  const defaultMinimum: Minimum = operator === "and" ? { percent: 100 } : { count: 1 };
  const whole = (name: "prefix_length" | "max_expansions", fallback: number) =>
    optional(options[name], (value) => readWhole(value, [0, 1000], under(place, name)), fallback);
  const minimumPlace = under(place, "minimum_should_match");
  return {
    isPhrase: false,
    isLastWordPrefix,
    minimum: optional(options.minimum_should_match, (value) => readMinimum(value, minimumPlace), defaultMinimum),
    fuzziness: optional(options.fuzziness, (value) => readFuzziness(value, under(place, "fuzziness")), 0),
    prefixLength: whole("prefix_length", 0),
    maximumExpansions: whole("max_expansions", defaultExpansions),
  };
}

/** The rules of a phrase: all words, spelled exactly. */
const phraseRules = (isLastWordPrefix: boolean): TextRules => ({
  isPhrase: true,
  isLastWordPrefix,
  minimum: { percent: 100 },
  fuzziness: 0,
  prefixLength: 0,
  maximumExpansions: defaultExpansions,
});

/** Options that are accepted but have no effect: no word is ignored as too common, and there is only one analyser. */
const ignoredNames = ["cutoff_frequency", "analyzer", "lenient"] as const;
const matchNames = ["query", "boost", ...ruleNames, ...ignoredNames] as const;
const phraseNames = ["query", "boost", "analyzer", "max_expansions", "slop"] as const;
const multiNames = [...matchNames, "fields", "type", "tie_breaker"] as const;
const types = ["best_fields", "most_fields", "phrase", "phrase_prefix", "bool_prefix"] as const;

const maxWords = 32;
const maxFields = 20;

/** Reads the name of a field to search for words. Their number is limited, because each costs memory and time. */
function readTextField(value: unknown, place: Place): string {
  place.used.texts++;
  if (place.used.texts > limits.texts) refuseAt(place, `is beyond the limit of ${limits.texts} text fields`);
  return readField(value, place);
}

function readText(value: unknown, place: Place): Scalar {
  const text = readScalar(value, under(place, "query"));
  const isLong = wordsOf(String(text)).length > maxWords;
  return isLong ? refuseAt(under(place, "query"), `has too many words. Use at most ${maxWords}`) : text;
}

/** Reads the field and the options of a clause. Anything but an object is the text itself. */
function readMatch<Name extends string>(body: unknown, names: readonly Name[], place: Place) {
  const [field, value] = readEntry(body, "field", place);
  const options = isDocument(value) ? value : { query: value };
  return { field: readTextField(field, place), options: readOptions(options, names, place) };
}

export function parseMatch(body: unknown, place: Place): TextQuery {
  const { field, options } = readMatch(body, matchNames, place);
  const rules = readTextRules(options, false, place);
  return { kind: "text", field, text: readText(options.query, place), rules, boost: readBoost(options.boost, place) };
}

/** `slop`, the number of words allowed within a phrase, is accepted but has no effect. */
const maxSlop = 100;

const phrase =
  (isLastWordPrefix: boolean) =>
  (body: unknown, place: Place): TextQuery => {
    const { field, options } = readMatch(body, phraseNames, place);
    const text = readText(options.query, place);
    optional(options.slop, (value) => readWhole(value, [0, maxSlop], under(place, "slop")), 0);
    return { kind: "text", field, text, rules: phraseRules(isLastWordPrefix), boost: readBoost(options.boost, place) };
  };

export const parsePhrase = phrase(false);
export const parsePhrasePrefix = phrase(true);

/** Reads a field with a boost, such as `name^4`. */
function readBoostedField(value: unknown, place: Place) {
  const [, field, boost = "1"] = /^([^^]+)(?:\^(\d{1,4}(?:\.\d{1,4})?))?$/.exec(String(value)) ?? [];
  return { field: readTextField(field, place), boost: Number(boost) };
}

const combinedNames = ["query", "fields", "operator", "minimum_should_match", "boost"] as const;

function readBoostedFields(value: unknown, place: Place) {
  const fields = listOf(value ?? []);
  if (fields.length === 0 || fields.length > maxFields) refuseAt(place, `must name 1 to ${maxFields} fields`);
  return fields.map((each, index) => readBoostedField(each, item(under(place, "fields"), index)));
}

/** Reads a search for words that may be in different fields. */
export function parseCombinedFields(body: unknown, place: Place): WordsQuery {
  const { query, fields, operator = "or", minimum_should_match, boost } = readOptions(body, combinedNames, place);
  const isAnd = readOneOf(String(operator).toLowerCase(), ["or", "and"], under(place, "operator")) === "and";
  const minimumPlace = under(place, "minimum_should_match");
  return {
    kind: "words",
    text: String(readText(query, place)),
    fields: readBoostedFields(fields, place),
    minimum: optional(
      minimum_should_match,
      (value) => readMinimum(value, minimumPlace),
      isAnd ? { percent: 100 } : { count: 1 },
    ),
    boost: readBoost(boost, place),
  };
}

/** Reads a search for text in several fields. The best field counts fully, the others by the tie breaker. */
export function parseMultiMatch(body: unknown, place: Place): Query {
  const options = readOptions(body, multiNames, place);
  const text = readText(options.query, place);
  const type = readOneOf(options.type ?? "best_fields", types, under(place, "type"));
  const isLastWordPrefix = type === "phrase_prefix" || type === "bool_prefix";
  const rules = type.startsWith("phrase")
    ? phraseRules(isLastWordPrefix)
    : readTextRules(options, isLastWordPrefix, place);
  const parts = readBoostedFields(options.fields, place).map(({ field, boost }): TextQuery => ({
    kind: "text",
    field,
    text,
    rules,
    boost,
  }));
  // For these types, all fields count fully.
  const defaultTieBreaker = type === "most_fields" || type === "bool_prefix" ? 1 : 0;
  const tiePlace = under(place, "tie_breaker");
  const tieBreaker = optional(options.tie_breaker, (value) => readNumber(value, tiePlace), defaultTieBreaker);
  return { kind: "best", parts, tieBreaker, boost: readBoost(options.boost, place) };
}
