import { type SearchBody, searchBody } from "#contract/searchBody.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Query, SearchRequest } from "../engine/query.ts";
import { parseAggregations } from "./parseAggregations.ts";
import { parseQuery } from "./parseQuery.ts";
import { parseSort, parseSortParameter } from "./parseSort.ts";
import { listOf, NotUnderstood, optional, type Place, readField, readNumber, readOptions, startAt } from "./reading.ts";

const everything: Query = { kind: "everything", boost: 1 };

const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;

function readFields(source: unknown, place: Place): SearchRequest["fields"] {
  const names = (value: unknown) => optional(value, listOf, []).map((name) => readField(name, place));
  if (typeof source !== "object" || source === null || Array.isArray(source)) {
    return { include: names(source), exclude: [] };
  }
  const given = readOptions(source, ["includes", "excludes", "include", "exclude"], place);
  return { include: names(given.includes ?? given.include), exclude: names(given.excludes ?? given.exclude) };
}

function read(body: SearchBody, sort: string | undefined): SearchRequest {
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
    fields: readFields(body._source, at("_source")),
  };
}

/**
 * Reads a search in the part of Elasticsearch's query language that the index answers; an order in the address goes
 * before that of the body. The refusal is a sentence that says which place was not understood.
 */
export function parseSearch(json: unknown, sort?: string): Result<SearchRequest, string> {
  const body = searchBody.safeParse(json);
  if (!body.success) return refuse(`A search is an object of ${Object.keys(searchBody.shape).join(", ")}.`);
  try {
    return ok(read(body.data, sort));
  } catch (error) {
    if (error instanceof NotUnderstood) return refuse(error.message);
    throw error;
  }
}
