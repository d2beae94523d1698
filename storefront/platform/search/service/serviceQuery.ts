import type {
  Aggregation,
  Aggregations,
  Minimum,
  Query,
  RangeEnd,
  SearchRequest,
  SortKey,
  TextQuery,
  TextRules,
} from "../engine/query.ts";
import { eachWord } from "../engine/text/eachWord.ts";
import { kinds } from "../engine/value.ts";
import type { PageRange } from "../engine/createFinder.ts";
import * as z from "zod/mini";
import type { Found } from "../engine/createIndex.ts";
import { SearchUnavailable } from "./searchService.ts";

/** A clause in the query language of Elasticsearch and OpenSearch. */
export type ServiceClause = Readonly<Record<string, unknown>>;

/** Returns the subfield that holds the words of a text field (`indexDefinition` in `serviceIndexes.ts`). */
export const wordsFieldOf = (field: string): string => `${field}.words`;

const minimumOf = (minimum: Minimum) => ("percent" in minimum ? `${minimum.percent}%` : minimum.count);

/** Returns the matching rules of a clause; none for phrases, since services reject fuzzy phrases. */
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

function typeOf({ isPhrase, isLastWordPrefix }: TextRules): string {
  if (isPhrase) return isLastWordPrefix ? "phrase_prefix" : "phrase";
  return isLastWordPrefix ? "bool_prefix" : "best_fields";
}

const toMultiMatch = (parts: readonly TextQuery[], tieBreaker: number, boost: number): ServiceClause => {
  const [first] = parts;
  if (!first) return { bool: { must_not: [{ match_all: {} }] } };
  return {
    multi_match: {
      query: first.text,
      fields: parts.map((part) => `${wordsFieldOf(part.field)}^${part.boost}`),
      type: typeOf(first.rules),
      tie_breaker: tieBreaker,
      boost,
      ...rulesOf(first.rules),
    },
  };
};

function toMatch({ field, text, rules, boost }: TextQuery): ServiceClause {
  const name = rules.isPhrase ? (rules.isLastWordPrefix ? "match_phrase_prefix" : "match_phrase") : "match";
  return { [name]: { [wordsFieldOf(field)]: { query: text, boost, ...rulesOf(rules) } } };
}

/** Formats an end of a range. Moments are stored as ISO 8601 in UTC, which sorts alphabetically. */
const formatRangeEnd = ({ value }: RangeEnd) =>
  value.kind === kinds.word
    ? value.raw
    : value.kind === kinds.number
      ? value.number
      : new Date(value.number).toISOString();

const isText = (part: Query): part is TextQuery => part.kind === "text";

/** Returns whether a part searches for the same text in the same way as the first, so that both fit one `multi_match`. */
const isSameText = (part: Query, _index: number, [first]: readonly Query[]): boolean =>
  isText(part) && first !== undefined && isText(first) && part.text === first.text && part.rules === first.rules;

/** Translates a parsed query to the service's language, so that nothing else of the original request reaches the service. */
function toServiceQuery(query: Query): ServiceClause {
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
      return query.parts.every(isSameText)
        ? toMultiMatch(query.parts.filter(isText), query.tieBreaker, boost)
        : { dis_max: { queries: query.parts.map(toServiceQuery), tie_breaker: query.tieBreaker, boost } };
    case "words":
      return toServiceQuery(eachWord(query));
    case "text":
      return toMatch(query);
    case "range": {
      const { field, from, to } = query;
      return {
        range: {
          [field]: {
            ...(from && { [from.isIncluded ? "gte" : "gt"]: formatRangeEnd(from) }),
            ...(to && { [to.isIncluded ? "lte" : "lt"]: formatRangeEnd(to) }),
            boost,
          },
        },
      };
    }
    case "nested":
      // The matching rows are computed from the documents (`innerHits.ts`).
      return { nested: { path: query.path, query: toServiceQuery(query.query), score_mode: "none", boost } };
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

/** Returns the part of a bucket of rows that counts their documents. */
const documentsPart = (name: string | null) => name !== null && { aggs: { [name]: { reverse_nested: {} } } };

function toServiceAggregation(aggregation: Aggregation): ServiceClause {
  switch (aggregation.kind) {
    case "terms":
      return { terms: { field: aggregation.field, size: aggregation.size }, ...documentsPart(aggregation.documents) };
    case "nested":
      return { nested: { path: aggregation.path }, aggs: toServiceAggregations(aggregation.aggregations) };
    case "range":
      return {
        range: {
          field: aggregation.field,
          ranges: aggregation.ranges.map(({ key, from, to }) => ({
            ...(key !== null && { key }),
            ...(from !== null && { from }),
            ...(to !== null && { to }),
          })),
        },
        ...documentsPart(aggregation.documents),
      };
    case "filter":
      return {
        filter: toServiceQuery(aggregation.filter),
        aggs: toServiceAggregations(aggregation.aggregations),
      };
    default:
      return { [aggregation.kind]: { field: aggregation.field } };
  }
}

const toServiceAggregations = (aggregations: Aggregations) =>
  Object.fromEntries([...aggregations].map(([name, each]) => [name, toServiceAggregation(each)]));

const toServiceSort = ({ field, isDescending, missingFirst }: SortKey) => ({
  [field]: {
    order: isDescending ? "desc" : "asc",
    // A field that no document has must not cause an error. The score is never missing.
    ...(field !== "_score" && { missing: missingFirst ? "_first" : "_last", unmapped_type: "keyword" }),
  },
});

/** Orders ties by id. */
const byId = { id: { order: "asc", missing: "_last", unmapped_type: "keyword" } };

/** The number of hits that can be paged through, which indexes are configured with. */
export const maxResultWindow = 1_000_000;

/** Translates a search to the body of a request. It contains nothing about the customer, such as the price group. */
export const toServiceBody = (request: SearchRequest, { from, size }: PageRange): ServiceClause => ({
  query: toServiceQuery(request.query),
  ...(request.postFilter && { post_filter: toServiceQuery(request.postFilter) }),
  ...(request.aggregations.size > 0 && { aggs: toServiceAggregations(request.aggregations) }),
  sort: [...(request.sort.length > 0 ? request.sort.map(toServiceSort) : [{ _score: { order: "desc" } }]), byId],
  ...(request.minimumScore !== null && { min_score: request.minimumScore }),
  from: Math.min(from, maxResultWindow),
  size: Math.max(0, Math.min(size, maxResultWindow - from)),
  track_total_hits: true,
});

/** The part of Elasticsearch's answer that is read. Older versions return the total as a number. */
const answer = z.object({
  timed_out: z.optional(z.boolean()),
  hits: z.object({
    total: z.union([z.number(), z.object({ value: z.number() })]),
    hits: z.array(z.object({ _score: z.nullish(z.number()), _source: z.record(z.string(), z.unknown()) })),
  }),
  aggregations: z.optional(z.record(z.string(), z.unknown())),
});

/** Parses the answer of a service. Throws `SearchUnavailable` if it is invalid or incomplete. */
export function serviceFound(json: unknown): Found<Readonly<Record<string, unknown>>> {
  const read = answer.safeParse(json);
  if (!read.success || read.data.timed_out)
    throw new SearchUnavailable("The search service timed out or returned an unexpected answer.");
  const { hits, aggregations = null } = read.data;
  return {
    total: typeof hits.total === "number" ? hits.total : hits.total.value,
    hits: hits.hits.map(({ _score, _source }) => ({ score: _score ?? null, document: _source })),
    aggregations,
  };
}
