import { isDocument, type Scalar } from "../engine/document.ts";
import type { Query, TextQuery } from "../engine/query.ts";
import { wordsOf } from "../engine/text/fold.ts";
import { item, limits, type Place, refuse, under } from "./place.ts";
import {
  listOf,
  optional,
  readBoost,
  readEntry,
  readField,
  readNumber,
  readOneOf,
  readOptions,
  readScalar,
  readWhole,
} from "./reading.ts";
import { phraseRules, readTextRules, ruleNames } from "./readTextRules.ts";

/** Accepted, and without effect: no word is too common here, and there is one analyser. */
const idleNames = ["cutoff_frequency", "analyzer", "lenient"] as const;
const matchNames = ["query", "boost", ...ruleNames, ...idleNames] as const;
const phraseNames = ["query", "boost", "analyzer", "max_expansions", "slop"] as const;
const multiNames = [...matchNames, "fields", "type", "tie_breaker"] as const;
const types = ["best_fields", "most_fields", "phrase", "phrase_prefix", "bool_prefix"] as const;

const mostWords = 32;
const mostFields = 20;

/** A field in which words are looked for: each takes memory and time of its own. */
function readTextField(value: unknown, place: Place): string {
  place.used.texts++;
  if (place.used.texts > limits.texts) refuse(place, `is one search for words too many: at most ${limits.texts}`);
  return readField(value, place);
}

function readText(value: unknown, place: Place): Scalar {
  const text = readScalar(value, under(place, "query"));
  const isLong = wordsOf(String(text)).length > mostWords;
  return isLong ? refuse(under(place, "query"), `has too many words: at most ${mostWords} are looked for`) : text;
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
const mostSlop = 100;

const phrase =
  (endsOpen: boolean) =>
  (body: unknown, place: Place): TextQuery => {
    const { field, options } = readMatch(body, phraseNames, place);
    const text = readText(options.query, place);
    optional(options.slop, (value) => readWhole(value, [0, mostSlop], under(place, "slop")), 0);
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
  if (given.length === 0 || given.length > mostFields) refuse(place, `must name its fields, at most ${mostFields}`);
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
