import { includes } from "./engine/bitmap.ts";
import { type Document, rowsAt } from "./engine/document.ts";
import { documentsMatching, evaluationOfRows } from "./engine/evaluate.ts";
import { type InnerHits, type NestedQuery, queriesWithin, type SearchRequest } from "./engine/query.ts";
import { columnsOfRows } from "./engine/rows.ts";
import { projection } from "./projection.ts";

type NestedWithHits = NestedQuery & { readonly innerHits: InnerHits };

const hasInnerHits = (query: ReturnType<typeof queriesWithin>[number]): query is NestedWithHits =>
  query.kind === "nested" && query.innerHits !== null;

/** Returns the field of a row below its path, such as `sku` of `configurable_children.sku`. */
const below = (path: string, fields: readonly string[]) => fields.map((field) => field.slice(path.length + 1));

/** Returns the matching rows of each document. */
function rowsOf({ path, query, innerHits }: NestedWithHits, documents: readonly unknown[]): readonly Document[] {
  const rowsByDocument = documents.map((document) => rowsAt(document, path));
  const columns = columnsOfRows(path, rowsByDocument.flat());
  const matching = documentsMatching(query, evaluationOfRows(columns));
  const project = projection({
    include: below(path, innerHits.fields.include),
    exclude: below(path, innerHits.fields.exclude),
  });
  let row = 0;
  return rowsByDocument.map((rows) => {
    const found = rows.filter(() => includes(matching, row++));
    return {
      hits: {
        total: { value: found.length, relation: "eq" },
        hits: found.slice(0, innerHits.size).map((each) => ({ _source: project(each) })),
      },
    };
  });
}

/**
 * Returns the `inner_hits` of each hit: the rows that matched the nested queries of a search, in Elasticsearch's format.
 * Null if the search requests none. They are computed from the documents, for a search service as well.
 */
export function innerHitsOf(
  { query, postFilter }: Pick<SearchRequest, "query" | "postFilter">,
  documents: readonly unknown[],
): readonly Document[] | null {
  const nested = [query, ...(postFilter ? [postFilter] : [])].flatMap(queriesWithin).filter(hasInnerHits);
  if (nested.length === 0) return null;
  const found = nested.map((each) => [each.innerHits.name, rowsOf(each, documents)] as const);
  return documents.map((_, index) => Object.fromEntries(found.map(([name, rows]) => [name, rows[index]])));
}
