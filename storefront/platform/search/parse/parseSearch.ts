import { type SearchBody, searchBody } from "#contract/catalog/searchBody.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Query, SearchRequest, SortKey } from "../engine/query.ts";
import { parseAggregations } from "./parseAggregations.ts";
import { parseFieldParameters, parseFields } from "./parseFields.ts";
import { parseQuery } from "./parseQuery.ts";
import {
  item,
  listOf,
  InvalidSearch,
  optional,
  type Place,
  readEntry,
  readField,
  readNumber,
  readOneOf,
  readOptions,
  refuseAt,
  startPlace,
  under,
} from "./reading.ts";
import { isDocument } from "../engine/document.ts";

/** URL parameters of a search. They take precedence over its body. */
export interface UrlParameters {
  /** For example `price:asc`. */
  readonly sort?: string | undefined;
  /** Comma-separated fields to return. */
  readonly include?: string | undefined;
  /** Comma-separated fields to leave out. */
  readonly exclude?: string | undefined;
}

const everything: Query = { kind: "everything", boost: 1 };

const isEmpty = (value: unknown) => typeof value === "object" && value !== null && Object.keys(value).length === 0;

function read(body: SearchBody, { sort, include, exclude }: UrlParameters): SearchRequest {
  const place = startPlace("query");
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
 * Parses a search in the part of Elasticsearch's query language that the index supports. The error is a sentence that names
 * the invalid place.
 */
export function parseSearch(json: unknown, parameters: UrlParameters = {}): Result<SearchRequest, string> {
  const body = searchBody.safeParse(json);
  if (!body.success)
    return refuse(`A search must be an object. Supported keys: ${Object.keys(searchBody.shape).join(", ")}.`);
  try {
    return ok(read(body.data, parameters));
  } catch (error) {
    if (error instanceof InvalidSearch) return refuse(error.message);
    throw error;
  }
}

const maxKeys = 10;
const directions = ["asc", "desc"] as const;

/** By default, the best match comes first; all other fields sort in ascending order. */
const defaultDirection = (field: string) => (field === "_score" ? "desc" : "asc");

function parseKey(key: unknown, place: Place): SortKey {
  const [name, options] = isDocument(key) ? readEntry(key, "field", place) : [key, undefined];
  const field = readField(name, place);
  // `unmapped_type` is accepted but has no effect, because every field can be sorted by here.
  const { order = defaultDirection(field), missing = "_last" } = isDocument(options)
    ? readOptions(options, ["order", "missing", "unmapped_type"], place)
    : { order: options };
  const direction = readOneOf(order, directions, under(place, "order"));
  const missingPlace = readOneOf(missing, ["_last", "_first"], under(place, "missing"));
  return { field, isDescending: direction === "desc", missingFirst: missingPlace === "_first" };
}

/** Reads `sort` of a body: `[{ "price": "asc" }, { "name": { "order": "desc", "missing": "_first" } }, "_score"]`. */
function parseSort(sort: unknown, place: Place): readonly SortKey[] {
  const keys = optional(sort, listOf, []);
  if (keys.length > maxKeys) refuseAt(place, `must have at most ${maxKeys} fields`);
  return keys.map((each, index) => parseKey(each, item(place, index)));
}

/** Reads the URL parameter `sort`: comma-separated fields such as `price:asc`. */
function parseSortParameter(text: string, place: Place): readonly SortKey[] {
  const keys = text.split(",").map((each) => {
    const [field = "", order] = each.split(":");
    return order === undefined ? field : { [field]: order };
  });
  return parseSort(keys, place);
}
