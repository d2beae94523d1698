import type { SearchRequest } from "../engine/query.ts";
import { type Place, refuse } from "./place.ts";
import { listOf, optional, readName, readOptions } from "./reading.ts";

type Fields = SearchRequest["fields"];

const mostFields = 200;

function readNames(value: unknown, place: Place): readonly string[] {
  const names = optional(value, listOf, []);
  if (names.length > mostFields) refuse(place, `must name at most ${mostFields} fields`);
  return names.map((name) => readName(name, place));
}

/** Reads `_source` of a body: a field, several, or `{ includes, excludes }`. */
export function parseFields(source: unknown, place: Place): Fields {
  if (typeof source !== "object" || source === null || Array.isArray(source)) {
    return { include: readNames(source, place), exclude: [] };
  }
  const given = readOptions(source, ["includes", "excludes", "include", "exclude"], place);
  return {
    include: readNames(given.includes ?? given.include, place),
    exclude: readNames(given.excludes ?? given.exclude, place),
  };
}

/** Reads the fields of an address, joined by commas; null when it names none. */
export function parseFieldParameters(include: string | undefined, exclude: string | undefined, place: Place) {
  const names = (text: string | undefined) => readNames(text?.split(",").filter(Boolean), place);
  const fields: Fields = { include: names(include), exclude: names(exclude) };
  return fields.include.length + fields.exclude.length > 0 ? fields : null;
}
