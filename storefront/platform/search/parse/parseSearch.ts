import { type SearchBody, searchBody } from "#contract/catalog/searchBody.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Query, SearchRequest, SortKey } from "../engine/query.ts";
import { parseAggregations } from "./parseAggregations.ts";
import { parseFieldParameters, parseFields, parseQuery } from "./parseQuery.ts";
import {
  item,
  listOf,
  NotUnderstood,
  optional,
  type Place,
  readEntry,
  readField,
  readNumber,
  readOneOf,
  readOptions,
  refuseAt,
  startAt,
  under,
} from "./reading.ts";
import { isDocument } from "../engine/document.ts";

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

const maxKeys = 10;
const directions = ["asc", "desc"] as const;

/** By default, the best match comes first; all other fields sort in ascending order. */
const usualDirection = (field: string) => (field === "_score" ? "desc" : "asc");

function parseKey(given: unknown, place: Place): SortKey {
  const [name, how] = isDocument(given) ? readEntry(given, "field", place) : [given, undefined];
  const field = readField(name, place);
  // What a field that is nowhere would be sorted as; here it is merely missing.
  const { order = usualDirection(field), missing = "_last" } = isDocument(how)
    ? readOptions(how, ["order", "missing", "unmapped_type"], place)
    : { order: how };
  const direction = readOneOf(order, directions, under(place, "order"));
  const where = readOneOf(missing, ["_last", "_first"], under(place, "missing"));
  return { field, isDescending: direction === "desc", missingFirst: where === "_first" };
}

/** Reads `sort` of a body: `[{ "price": "asc" }, { "name": { "order": "desc", "missing": "_first" } }, "_score"]`. */
function parseSort(given: unknown, place: Place): readonly SortKey[] {
  const keys = given === undefined || given === null ? [] : listOf(given);
  if (keys.length > maxKeys) refuseAt(place, `must have at most ${maxKeys} fields`);
  return keys.map((each, index) => parseKey(each, item(place, index)));
}

/** Reads `sort` of an address: `price:asc`, several joined by commas. */
function parseSortParameter(text: string, place: Place): readonly SortKey[] {
  const keys = text.split(",").map((each) => {
    const [field = "", order] = each.split(":");
    return order === undefined ? field : { [field]: order };
  });
  return parseSort(keys, place);
}
