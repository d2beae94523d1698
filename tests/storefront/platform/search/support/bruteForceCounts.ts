import { matches, rowsAt } from "./bruteForceClauses.ts";
import { asJson, asList, type Json, valuesOf } from "./jsonValues.ts";
import { compareExactly, rankOf } from "./valueOrder.ts";

const formatEnd = (value: unknown) =>
  typeof value === "number" ? (Number.isInteger(value) ? `${value}.0` : String(value)) : "*";

const rangesOf = (body: Json) => {
  const from = (range: Json) => Number(range["from"] ?? -1e9);
  const to = (range: Json) => Number(range["to"] ?? 1e9);
  return asList(body["ranges"])
    .map(asJson)
    .toSorted((a, b) => from(a) - from(b) || to(a) - to(b));
};

/** The key under which a row has its document. */
const parent = "document of the row";

/** Returns the number of documents that rows belong to, if it is asked for. */
const parentsOf = (aggs: unknown, rows: readonly Json[]) =>
  aggs === undefined ? "" : ` of ${new Set(rows.map((row) => row[parent])).size}`;

function aggregateOne(aggregation: Json, found: readonly Json[], all: readonly unknown[]): unknown {
  const { aggs, ...kinds } = aggregation;
  const [[name, given] = ["", undefined]] = Object.entries(kinds);
  const body = asJson(given);
  const perDocument = found.map((document) => {
    const own = new Map(valuesOf(document, String(body["field"])).map((value) => [String(value), value]));
    return [...own.values()];
  });
  const values = perDocument.flat();
  const numbers = values.filter((value) => rankOf(value)[0] < 2).map((value) => rankOf(value)[1]);
  const stats = {
    count: numbers.length,
    min: numbers.length > 0 ? Math.min(...numbers) : null,
    max: numbers.length > 0 ? Math.max(...numbers) : null,
  };
  switch (name) {
    case "nested": {
      const path = String(body["path"]);
      const rows = found.flatMap((document) =>
        rowsAt(document, path).map((row) => Object.assign({ [parent]: document }, row)),
      );
      return { doc_count: rows.length, ...aggregations(asJson(aggs), rows, all) };
    }
    case "filter": {
      const within = found.filter((document) => matches(body, document, all));
      return { doc_count: within.length, ...aggregations(asJson(aggs), within, all) };
    }
    case "terms": {
      const buckets = [...Map.groupBy(values, String)]
        .map(([key, each]) => ({ key, value: each[0], count: each.length }))
        .toSorted((a, b) => b.count - a.count || compareExactly(a.value, b.value));
      return buckets.slice(0, Number(body["size"] ?? 10)).map(({ key, value, count }) => {
        const own = found.filter((_, index) => perDocument[index]?.includes(value));
        return `${key}: ${count}${parentsOf(aggs, own)}`;
      });
    }
    case "range":
      return rangesOf(body).map((range) => {
        const inBucket = (value: unknown) =>
          rankOf(value)[0] === 0 &&
          Number(value) >= Number(range["from"] ?? Number.NEGATIVE_INFINITY) &&
          Number(value) < Number(range["to"] ?? Number.POSITIVE_INFINITY);
        const own = found.filter((_, index) => perDocument[index]?.some(inBucket));
        return `${formatEnd(range["from"])}-${formatEnd(range["to"])}: ${own.length}${parentsOf(aggs, own)}`;
      });
    case "cardinality":
      return new Set(values.map(String)).size;
    case "stats":
      return stats;
    default:
      return name === "min" ? stats.min : stats.max;
  }
}

/** Returns the aggregations of the found documents, with each count as `key: count`. */
export function aggregations(given: Json, found: readonly Json[], all: readonly unknown[]): Json {
  return Object.fromEntries(
    Object.entries(given).map(([name, each]) => [name, aggregateOne(asJson(each), found, all)]),
  );
}
