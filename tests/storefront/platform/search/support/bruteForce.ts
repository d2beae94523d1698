import { matches } from "./bruteForceClauses.ts";
import { aggregations } from "./bruteForceCounts.ts";
import { asJson, asList, type Json, valuesOf } from "./jsonValues.ts";
import { compare, compareExactly } from "./valueOrder.ts";

/** Sorts documents by keys such as `{ price: { order: "desc" } }`, then by id. */
function sorted(found: readonly Json[], keys: readonly unknown[]): readonly Json[] {
  const compareBy = (key: unknown, a: Json, b: Json): number => {
    const [[field, how] = ["", undefined]] =
      typeof key === "string" ? [[key, "asc"] as const] : Object.entries(asJson(key));
    const { order = how, missing = "_last" } = asJson(how);
    const sign = order === "desc" ? -1 : 1;
    const first = (document: Json) => valuesOf(document, field).toSorted((x, y) => sign * compareExactly(x, y))[0];
    const [valueA, valueB] = [first(a), first(b)];
    if (valueA === undefined || valueB === undefined) {
      const missingLast = Number(valueA === undefined) - Number(valueB === undefined);
      return missing === "_first" ? -missingLast : missingLast;
    }
    return sign * compareExactly(valueA, valueB);
  };
  return found.toSorted((a, b) => {
    for (const key of keys) {
      const order = compareBy(key, a, b);
      if (order !== 0) return order;
    }
    return compare(a["id"], b["id"]);
  });
}

/**
 * Evaluates a search by checking every document against every clause. It is slow and simple, and shares no code with the
 * index, so that tests can compare the two. Returns the ids in order and the counts as `key: count`.
 */
export function bruteForce(documents: readonly Json[], body: Json) {
  const query = body["query"];
  const counted = documents.filter((document) => query === undefined || matches(query, document, documents));
  const post = body["post_filter"];
  const shown = counted.filter((document) => post === undefined || matches(post, document, documents));
  return {
    ids: sorted(shown, asList(body["sort"])).map(({ id }) => id),
    counts: aggregations(asJson(body["aggs"]), counted, documents),
  };
}
