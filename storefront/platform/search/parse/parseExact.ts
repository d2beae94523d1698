import { isDocument } from "../engine/document.ts";
import type { Query } from "../engine/query.ts";
import type { ReadQuery } from "./clause.ts";
import { item, type Place, refuse, under } from "./place.ts";
import { listOf, readBoost, readEntry, readField, readObject, readOptions, readScalar } from "./reading.ts";

const readValues = (value: unknown, place: Place) =>
  listOf(value).map((each, index) => readScalar(each, item(place, index)));

/** The field of a clause that may have a boost beside it. */
function readFieldAndBoost(body: unknown, place: Place) {
  const { boost, ...fields } = readObject(body, place);
  const [field, value] = readEntry(fields, "field", place);
  return { field: readField(field, place), value, boost: readBoost(boost, place) };
}

export function parseTerms(body: unknown, place: Place): Query {
  const { field, value, boost } = readFieldAndBoost(body, place);
  return { kind: "terms", field, values: readValues(value, place), boost };
}

export function parseTerm(body: unknown, place: Place): Query {
  const [name, given] = readEntry(body, "field", place);
  const { value, boost } = isDocument(given) ? readOptions(given, ["value", "boost"], place) : { value: given };
  const field = readField(name, place);
  return { kind: "terms", field, values: [readScalar(value, place)], boost: readBoost(boost, place) };
}

export function parseIds(body: unknown, place: Place): Query {
  const { values } = readOptions(body, ["values"], place);
  if (values === undefined) return refuse(place, "must have values");
  return { kind: "terms", field: "id", values: readValues(values, under(place, "values")), boost: 1 };
}

export function parseExists(body: unknown, place: Place): Query {
  const { field, boost } = readOptions(body, ["field", "boost"], place);
  return { kind: "exists", field: readField(field, under(place, "field")), boost: readBoost(boost, place) };
}

export function parseConstant(body: unknown, place: Place, readQuery: ReadQuery): Query {
  const { filter, boost } = readOptions(body, ["filter", "boost"], place);
  return { kind: "constant", query: readQuery(filter, under(place, "filter")), boost: readBoost(boost, place) };
}
