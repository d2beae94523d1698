import type { Query } from "../engine/query.ts";
import type { ReadClause } from "./clause.ts";
import { parseBool } from "./parseBool.ts";
import { parseConstant, parseExists, parseIds, parseTerm, parseTerms } from "./parseExact.ts";
import { parseFunctions } from "./parseFunctions.ts";
import { parseRange } from "./parseRange.ts";
import { parseMatch, parseMultiMatch, parsePhrase, parsePhrasePrefix } from "./parseText.ts";
import { enter, notOneOf, type Place, under } from "./place.ts";
import { readBoost, readEntry, readOptions } from "./reading.ts";

const clauses: Readonly<Record<string, ReadClause>> = {
  bool: parseBool,
  constant_score: parseConstant,
  exists: parseExists,
  function_score: parseFunctions,
  ids: parseIds,
  match: parseMatch,
  match_all: (body, place) => {
    const { boost } = readOptions(body, ["boost"], place);
    return { kind: "everything", boost: readBoost(boost, place) };
  },
  match_phrase: parsePhrase,
  match_phrase_prefix: parsePhrasePrefix,
  multi_match: parseMultiMatch,
  range: parseRange,
  term: parseTerm,
  terms: parseTerms,
};

/** Reads a clause such as `{ terms: { color: [10] } }`. Whatever is not understood is refused by throwing `NotUnderstood`. */
export function parseQuery(clause: unknown, place: Place): Query {
  const [name, body] = readEntry(clause, "clause", place);
  const parse = Object.hasOwn(clauses, name) ? clauses[name] : undefined;
  return parse ? parse(body, enter(under(place, name)), parseQuery) : notOneOf(place, name, Object.keys(clauses));
}
