import type { Minimum, Query, RangeEnd, TextQuery, TextRules } from "../engine/query.ts";
import { kinds } from "../engine/value.ts";

/** A clause as Elasticsearch and OpenSearch read it. */
export type ServiceClause = Readonly<Record<string, unknown>>;

/** Every text is kept whole, and its words beside it (`indexDefinition.ts`). */
export const wordsOf = (field: string): string => `${field}.words`;

const minimumOf = (minimum: Minimum) => ("percent" in minimum ? `${minimum.percent}%` : minimum.count);

/** Words side by side are looked for letter by letter: a service refuses any other wish. */
const rulesOf = ({ isPhrase, minimum, fuzziness, prefixLength, maximumExpansions }: TextRules): ServiceClause =>
  isPhrase
    ? {}
    : {
        minimum_should_match: minimumOf(minimum),
        ...(fuzziness !== 0 && {
          fuzziness: fuzziness === "auto" ? "AUTO" : fuzziness,
          prefix_length: prefixLength,
          max_expansions: maximumExpansions,
        }),
      };

function typeOf({ isPhrase, endsOpen }: TextRules): string {
  if (isPhrase) return endsOpen ? "phrase_prefix" : "phrase";
  return endsOpen ? "bool_prefix" : "best_fields";
}

const inFields = (parts: readonly TextQuery[], tieBreaker: number, boost: number): ServiceClause => {
  const [first] = parts;
  if (!first) return { bool: { must_not: [{ match_all: {} }] } };
  return {
    multi_match: {
      query: first.text,
      fields: parts.map((part) => `${wordsOf(part.field)}^${part.boost}`),
      type: typeOf(first.rules),
      tie_breaker: tieBreaker,
      boost,
      ...rulesOf(first.rules),
    },
  };
};

function inField({ field, text, rules, boost }: TextQuery): ServiceClause {
  const name = rules.isPhrase ? (rules.endsOpen ? "match_phrase_prefix" : "match_phrase") : "match";
  return { [name]: { [wordsOf(field)]: { query: text, boost, ...rulesOf(rules) } } };
}

/** Moments are kept as ISO 8601 in UTC, whose order is that of its letters. */
const endOf = ({ value }: RangeEnd) =>
  value.kind === kinds.word
    ? value.raw
    : value.kind === kinds.number
      ? value.number
      : new Date(value.number).toISOString();

const isText = (part: Query): part is TextQuery => part.kind === "text";

/** A query in the words of a service. It is made of what was understood, so that no more gets through. */
export function toServiceQuery(query: Query): ServiceClause {
  const { boost } = query;
  switch (query.kind) {
    case "everything":
      return { match_all: { boost } };
    case "terms":
      return { terms: { [query.field]: query.values, boost } };
    case "exists":
      return { exists: { field: query.field, boost } };
    case "constant":
      return { constant_score: { filter: toServiceQuery(query.query), boost } };
    case "best":
      return inFields(query.parts.filter(isText), query.tieBreaker, boost);
    case "text":
      return inField(query);
    case "range": {
      const { field, from, to } = query;
      return {
        range: {
          [field]: {
            ...(from && { [from.isIncluded ? "gte" : "gt"]: endOf(from) }),
            ...(to && { [to.isIncluded ? "lte" : "lt"]: endOf(to) }),
            boost,
          },
        },
      };
    }
    case "bool":
      return {
        bool: {
          must: query.must.map(toServiceQuery),
          filter: query.filter.map(toServiceQuery),
          should: query.should.map(toServiceQuery),
          must_not: query.mustNot.map(toServiceQuery),
          minimum_should_match: minimumOf(query.minimum),
          boost,
        },
      };
    case "functions":
      return {
        function_score: {
          query: toServiceQuery(query.query),
          functions: query.functions.map(({ filter, weight }) => ({ filter: toServiceQuery(filter), weight })),
          score_mode: query.scoreMode,
          boost_mode: query.boostMode,
          ...(Number.isFinite(query.maximumBoost) && { max_boost: query.maximumBoost }),
          ...(query.minimumScore !== null && { min_score: query.minimumScore }),
          boost,
        },
      };
  }
}
