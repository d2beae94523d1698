import type { SearchRequest } from "../engine/query.ts";
import { listOf, optional, type Place, readName, readOptions, refuseAt } from "./reading.ts";

type Fields = SearchRequest["fields"];

const maxFields = 200;

function readNames(value: unknown, place: Place): readonly string[] {
  const names = optional(value, listOf, []);
  if (names.length > maxFields) refuseAt(place, `must name at most ${maxFields} fields`);
  return names.map((name) => readName(name, place));
}

/** Reads `_source` of a body: a field, a list of fields, or `{ includes, excludes }`. */
export function parseFields(source: unknown, place: Place): Fields {
  if (typeof source !== "object" || source === null || Array.isArray(source)) {
    return { include: readNames(source, place), exclude: [] };
  }
  const options = readOptions(source, ["includes", "excludes", "include", "exclude"], place);
  return {
    include: readNames(options.includes ?? options.include, place),
    exclude: readNames(options.excludes ?? options.exclude, place),
  };
}

/** Reads the comma-separated fields of the URL parameters; null if there are none. */
export function parseFieldParameters(include: string | undefined, exclude: string | undefined, place: Place) {
  const names = (text: string | undefined) => readNames(text?.split(",").filter(Boolean), place);
  const fields: Fields = { include: names(include), exclude: names(exclude) };
  return fields.include.length + fields.exclude.length > 0 ? fields : null;
}
