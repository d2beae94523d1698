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
import { kinds } from "../engine/value.ts";
import type { AskedPage } from "../engine/createFinder.ts";
import * as z from "zod/mini";
import type { Found } from "../engine/createIndex.ts";
import { SearchUnavailable } from "./searchService.ts";

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

function toServiceAggregation(aggregation: Aggregation): ServiceClause {
  switch (aggregation.kind) {
    case "terms":
      return { terms: { field: aggregation.field, size: aggregation.size } };
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
    // A field that no document has is missing, and no mistake. The score is never missing.
    ...(field !== "_score" && { missing: missingFirst ? "_first" : "_last", unmapped_type: "keyword" }),
  },
});

/** What is as good as something else comes in the order of the ids. */
const byId = { id: { order: "asc", missing: "_last", unmapped_type: "keyword" } };

/** The largest result window that the index is configured with. */
export const farthest = 1_000_000;

/** A search as a service reads it. Whose prices are meant stays here: a service knows of no customers. */
export const toServiceBody = (request: SearchRequest, { from, size }: AskedPage): ServiceClause => ({
  query: toServiceQuery(request.query),
  ...(request.postFilter && { post_filter: toServiceQuery(request.postFilter) }),
  ...(request.aggregations.size > 0 && { aggs: toServiceAggregations(request.aggregations) }),
  sort: [...(request.sort.length > 0 ? request.sort.map(toServiceSort) : [{ _score: { order: "desc" } }]), byId],
  ...(request.minimumScore !== null && { min_score: request.minimumScore }),
  from: Math.min(from, farthest),
  size: Math.max(0, Math.min(size, farthest - from)),
  track_total_hits: true,
});

/** What Elasticsearch answers to a search, as far as it is looked at; the total is a number in older ones. */
const answer = z.object({
  timed_out: z.optional(z.boolean()),
  hits: z.object({
    total: z.union([z.number(), z.object({ value: z.number() })]),
    hits: z.array(z.object({ _score: z.nullish(z.number()), _source: z.record(z.string(), z.unknown()) })),
  }),
  aggregations: z.optional(z.record(z.string(), z.unknown())),
});

/** The hits of a service as our own search would have found them. */
export function serviceFound(json: unknown): Found<Readonly<Record<string, unknown>>> {
  const read = answer.safeParse(json);
  if (!read.success || read.data.timed_out) throw new SearchUnavailable("The search service answers no search.");
  const { hits, aggregations = null } = read.data;
  return {
    total: typeof hits.total === "number" ? hits.total : hits.total.value,
    hits: hits.hits.map(({ _score, _source }) => ({ score: _score ?? null, document: _source })),
    aggregations,
  };
}
