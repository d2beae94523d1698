import { type SearchBody, searchBody } from "#contract/catalog/searchBody.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Query, SearchRequest } from "../engine/query.ts";
import { parseAggregations } from "./parseAggregations.ts";
import { parseFieldParameters, parseFields } from "./parseFields.ts";
import { parseQuery } from "./parseQuery.ts";
import { parseSort, parseSortParameter } from "./parseSort.ts";
import { NotUnderstood, type Place, startAt } from "./place.ts";
import { optional, readNumber } from "./reading.ts";

/** What stands in the address of a search goes before what its body says. */
export interface AddressParameters {
  /** `price:asc` */
  readonly sort?: string | undefined;
  /** Fields that are answered, joined by commas. */
  readonly include?: string | undefined;
  readonly exclude?: string | undefined;
}

const everything: Query = { kind: "everything", boost: 1 };

const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;

function read(body: SearchBody, { sort, include, exclude }: AddressParameters): SearchRequest {
  const place = startAt("query");
  const at = (path: string): Place => ({ ...place, path });
  const number = (name: "from" | "size" | "min_score") =>
    optional(body[name], (value) => readNumber(value, at(name)), null);
  return {
    query: isEmpty(body.query) ? everything : optional(body.query, (clause) => parseQuery(clause, place), everything),
    postFilter: optional(body.post_filter, (clause) => parseQuery(clause, at("post_filter")), null),
    aggregations: parseAggregations(body.aggs ?? body.aggregations, at("aggs")),
    sort: sort ? parseSortParameter(sort, at("sort")) : parseSort(body.sort, at("sort")),
    minimumScore: number("min_score"),
    from: number("from"),
    size: number("size"),
    fields: parseFieldParameters(include, exclude, at("_source")) ?? parseFields(body._source, at("_source")),
  };
}

/**
 * Reads a search in the part of Elasticsearch's query language that the index answers. The refusal is a sentence that
 * says which place was not understood.
 */
export function parseSearch(json: unknown, address: AddressParameters = {}): Result<SearchRequest, string> {
  const body = searchBody.safeParse(json);
  if (!body.success) return refuse(`A search is an object of ${Object.keys(searchBody.shape).join(", ")}.`);
  try {
    return ok(read(body.data, address));
  } catch (error) {
    if (error instanceof NotUnderstood) return refuse(error.message);
    throw error;
  }
}
