import type { SortKey } from "../engine/query.ts";
import { isDocument } from "../engine/document.ts";
import { item, type Place, refuse, under } from "./place.ts";
import { listOf, readEntry, readField, readOneOf, readOptions } from "./reading.ts";

const mostKeys = 10;
const directions = ["asc", "desc"] as const;

/** The best match comes first unless somebody says otherwise; everything else begins with the least. */
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
export function parseSort(given: unknown, place: Place): readonly SortKey[] {
  const keys = given === undefined || given === null ? [] : listOf(given);
  if (keys.length > mostKeys) refuse(place, `must have at most ${mostKeys} fields`);
  return keys.map((each, index) => parseKey(each, item(place, index)));
}

/** Reads `sort` of an address: `price:asc`, several joined by commas. */
export function parseSortParameter(text: string, place: Place): readonly SortKey[] {
  const keys = text.split(",").map((each) => {
    const [field = "", order] = each.split(":");
    return order === undefined ? field : { [field]: order };
  });
  return parseSort(keys, place);
}
