import { rowsColumn } from "../engine/document.ts";
import { fieldsOfQuery, type InnerHits, type NestedQuery, type Query } from "../engine/query.ts";
import { variantFields, variantsPath } from "../variantFields.ts";
import {
  optional,
  type Place,
  readBoost,
  readName,
  readOneOf,
  readOptions,
  readWhole,
  refuseAt,
  under,
} from "./reading.ts";
import { parseFields } from "./parseFields.ts";

/**
 * Returns the column of rows that clauses on these fields need. All filters of variants share one column, which is built
 * when the platform starts.
 */
export function rowsFor(path: string, fields: readonly string[], place: Place): string {
  const own = fields.map((field) => {
    if (!field.startsWith(`${path}.`)) return refuseAt(place, `must only use fields that begin with its path`);
    return field.slice(path.length + 1);
  });
  const areFilters = path === variantsPath && own.every((field) => variantFields.includes(field));
  return rowsColumn(path, areFilters ? variantFields : [...new Set(own)].toSorted());
}

const defaultInnerSize = 3;
const maxInnerSize = 100;

function parseInnerHits(body: unknown, path: string, place: Place): InnerHits {
  const { name, size, _source } = readOptions(body, ["name", "size", "_source"], place);
  return {
    name: optional(name, (text) => readName(text, under(place, "name")), path),
    size: optional(size, (value) => readWhole(value, [0, maxInnerSize], under(place, "size")), defaultInnerSize),
    fields: parseFields(_source, under(place, "_source")),
  };
}

/**
 * Reads a clause that one row of a list has to match as a whole. Matches have no score: `score_mode` is `none`, which is
 * not Elasticsearch's default.
 */
export function parseNested(
  body: unknown,
  place: Place,
  readQuery: (clause: unknown, place: Place) => Query,
): NestedQuery {
  const options = readOptions(body, ["path", "query", "score_mode", "inner_hits", "boost"], place);
  const path = readName(options.path, under(place, "path"));
  readOneOf(options.score_mode, ["none"], under(place, "score_mode"));
  const query = readQuery(options.query, under(place, "query"));
  return {
    kind: "nested",
    path,
    query,
    rows: rowsFor(path, fieldsOfQuery(query), place),
    innerHits: optional(options.inner_hits, (hits) => parseInnerHits(hits, path, under(place, "inner_hits")), null),
    boost: readBoost(options.boost, place),
  };
}
