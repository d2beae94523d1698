import { textMatches } from "./bruteForceText.ts";

/** Answers a search by looking at every document, clause by clause: slow, plain, and written apart from the index. */
export type Json = Readonly<Record<string, unknown>>;

const asJson = (value: unknown): Json => (typeof value === "object" && value !== null ? { ...value } : {});
const asList = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export function valuesOf(document: unknown, path: string): unknown[] {
  if (Array.isArray(document)) return document.flatMap((each) => valuesOf(each, path));
  if (path === "") return document === null || typeof document === "object" ? [] : [document];
  const [name = "", ...rest] = path.split(".");
  const value = asJson(document)[name];
  return value === undefined ? [] : valuesOf(value, rest.join("."));
}

function existsAt(document: unknown, path: string): boolean {
  if (valuesOf(document, path).length > 0) return true;
  const parents = path
    .split(".")
    .reduce<unknown[]>(
      (found, name) =>
        found.flatMap((each) => asList(each).map((one) => asJson(one)[name])).filter((one) => one !== undefined),
      [document],
    );
  return /:(?!null|\{|\[)/.test(JSON.stringify(parents).replaceAll("[]", ""));
}

const isNumeric = (value: unknown) => typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
const isDate = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);

function equal(value: unknown, asked: unknown): boolean {
  if (String(value) === String(asked)) return true;
  if (isNumeric(asked) && String(Number(asked)) === String(value)) return true;
  const flags = [
    ["true", "1"],
    ["false", "0"],
  ];
  return flags.some((pair) => pair.includes(String(value)) && pair.includes(String(asked)));
}

/** Numbers, then moments, then words. */
function rankOf(value: unknown): readonly [kind: number, number: number, text: string] {
  if (typeof value !== "string" || isNumeric(value)) return [0, Number(value), ""];
  if (isDate(value)) return [1, Date.parse(value.includes("T") ? value : `${value}T00:00:00Z`), ""];
  return [2, 0, value];
}

function compare(a: unknown, b: unknown): number {
  const [kindA, numberA, textA] = rankOf(a);
  const [kindB, numberB, textB] = rankOf(b);
  if (kindA !== kindB) return kindA - kindB;
  if (numberA !== numberB) return numberA - numberB;
  return textA === textB ? 0 : textA < textB ? -1 : 1;
}

function inRange(value: unknown, range: Json): boolean {
  const ends = {
    gte: range["gte"] ?? range["from"] ?? range["moreq"],
    gt: range["gt"],
    lte: range["lte"] ?? range["to"],
    lt: range["lt"],
  };
  const given = Object.values(ends).filter((end) => end !== undefined && end !== null);
  if (given.some((end) => rankOf(end)[0] !== rankOf(value)[0])) return false;
  const endOfDay = (end: unknown) => (isDate(end) && String(end).length === 10 ? `${String(end)}T23:59:59.999Z` : end);
  return (
    (ends.gte === undefined || ends.gte === null || compare(value, ends.gte) >= 0) &&
    (ends.gt === undefined || ends.gt === null || compare(value, endOfDay(ends.gt)) > 0) &&
    (ends.lte === undefined || ends.lte === null || compare(value, endOfDay(ends.lte)) <= 0) &&
    (ends.lt === undefined || ends.lt === null || compare(value, ends.lt) < 0)
  );
}

function needed(minimum: unknown, count: number, usual: number): number {
  if (minimum === undefined) return usual;
  const text = String(minimum).replace("%25", "%");
  const number = text.endsWith("%") ? Math.trunc((Number.parseInt(text, 10) * count) / 100) : Number(text);
  return Math.max(0, number < 0 ? count + number : number);
}

function boolMatches(bool: Json, document: unknown, all: readonly unknown[]): boolean {
  const hits = (name: string) => asList(bool[name]).filter((clause) => matches(clause, document, all)).length;
  const sizeOf = (name: string) => asList(bool[name]).length;
  const mayBeNone = sizeOf("must") + sizeOf("filter") > 0 || sizeOf("should") === 0;
  return (
    hits("must") === sizeOf("must") &&
    hits("filter") === sizeOf("filter") &&
    hits("must_not") === 0 &&
    hits("should") >= needed(bool["minimum_should_match"], sizeOf("should"), mayBeNone ? 0 : 1)
  );
}

/** Whether a document meets a clause. */
export function matches(clause: unknown, document: unknown, all: readonly unknown[]): boolean {
  const [[name, given] = ["", undefined]] = Object.entries(asJson(clause));
  const body = asJson(given);
  const [[field, value] = ["", undefined]] = Object.entries(body);
  const own = valuesOf(document, field);
  switch (name) {
    case "match_all":
      return true;
    case "terms":
      return own.some((each) => asList(value).some((asked) => equal(each, asked)));
    case "term":
      return own.some((each) => equal(each, typeof value === "object" ? asJson(value)["value"] : value));
    case "ids":
      return valuesOf(document, "id").some((each) => asList(body["values"]).some((asked) => equal(each, asked)));
    case "exists":
      return existsAt(document, String(body["field"]));
    case "range":
      return own.some((each) => inRange(each, asJson(value)));
    case "bool":
      return boolMatches(body, document, all);
    case "constant_score":
      return matches(body["filter"], document, all);
    case "function_score":
      return body["query"] === undefined || matches(body["query"], document, all);
    default:
      return textMatches(name, body, document, all);
  }
}

/** The order of a list of keys such as `{ price: { order: "desc" } }`; then by id. */
function sorted(found: readonly Json[], keys: readonly unknown[]): readonly Json[] {
  const compareBy = (key: unknown, a: Json, b: Json): number => {
    const [[field, how] = ["", undefined]] =
      typeof key === "string" ? [[key, "asc"] as const] : Object.entries(asJson(key));
    const { order = how, missing = "_last" } = asJson(how);
    const sign = order === "desc" ? -1 : 1;
    const first = (document: Json) => valuesOf(document, field).toSorted((x, y) => sign * compareExactly(x, y))[0];
    const [own, other] = [first(a), first(b)];
    if (own === undefined || other === undefined) {
      const none = Number(own === undefined) - Number(other === undefined);
      return missing === "_first" ? -none : none;
    }
    return sign * compareExactly(own, other);
  };
  return found.toSorted((a, b) => {
    for (const key of keys) {
      const order = compareBy(key, a, b);
      if (order !== 0) return order;
    }
    return compare(a["id"], b["id"]);
  });
}

const compareExactly = (a: unknown, b: unknown) =>
  compare(a, b) || (String(a) === String(b) ? 0 : String(a) < String(b) ? -1 : 1);

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
  const [[name, given] = ["", undefined]] = Object.entries(aggregation).filter(([key]) => key !== "aggs");
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
      return { doc_count: within.length, ...aggregations(asJson(aggregation["aggs"]), within, all) };
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

function aggregations(given: Json, found: readonly Json[], all: readonly unknown[]): Json {
  return Object.fromEntries(
    Object.entries(given).map(([name, each]) => [name, aggregateOne(asJson(each), found, all)]),
  );
}

/** What a search finds: all ids in their order, and what is counted, each count as `key: count`. */
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
