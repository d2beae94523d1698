import { matches } from "./bruteForceClauses.ts";
import { asJson, asList, type Json, valuesOf } from "./jsonValues.ts";
import { compareExactly, rankOf } from "./valueOrder.ts";

const end = (value: unknown) =>
  typeof value === "number" ? (Number.isInteger(value) ? `${value}.0` : String(value)) : "*";

const rangesOf = (body: Json) => {
  const from = (range: Json) => Number(range["from"] ?? -1e9);
  const to = (range: Json) => Number(range["to"] ?? 1e9);
  return asList(body["ranges"])
    .map(asJson)
    .toSorted((a, b) => from(a) - from(b) || to(a) - to(b));
};

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
  const figures = {
    count: numbers.length,
    min: numbers.length > 0 ? Math.min(...numbers) : null,
    max: numbers.length > 0 ? Math.max(...numbers) : null,
  };
  switch (name) {
    case "filter": {
      const within = found.filter((document) => matches(body, document, all));
      return { doc_count: within.length, ...aggregations(asJson(aggs), within, all) };
    }
    case "terms": {
      const buckets = [...Map.groupBy(values, String)]
        .map(([key, each]) => ({ key, value: each[0], count: each.length }))
        .toSorted((a, b) => b.count - a.count || compareExactly(a.value, b.value));
      return buckets.slice(0, Number(body["size"] ?? 10)).map(({ key, count }) => `${key}: ${count}`);
    }
    case "range":
      return rangesOf(body).map((range) => {
        const inBucket = (value: unknown) =>
          rankOf(value)[0] === 0 &&
          Number(value) >= Number(range["from"] ?? Number.NEGATIVE_INFINITY) &&
          Number(value) < Number(range["to"] ?? Number.POSITIVE_INFINITY);
        return `${end(range["from"])}-${end(range["to"])}: ${perDocument.filter((own) => own.some(inBucket)).length}`;
      });
    case "cardinality":
      return new Set(values.map(String)).size;
    case "stats":
      return figures;
    default:
      return name === "min" ? figures.min : figures.max;
  }
}

/** What is counted, each count as `key: count`. */
export function aggregations(given: Json, found: readonly Json[], all: readonly unknown[]): Json {
  return Object.fromEntries(
    Object.entries(given).map(([name, each]) => [name, aggregateOne(asJson(each), found, all)]),
  );
}
