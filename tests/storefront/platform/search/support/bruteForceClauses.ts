import { textMatches } from "./bruteForceText.ts";
import { asJson, asList, existsAt, type Json, valuesOf } from "./jsonValues.ts";
import { compare, equal, isDate, rankOf } from "./valueOrder.ts";

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

function requiredCount(minimum: unknown, count: number, fallback: number): number {
  if (minimum === undefined) return fallback;
  const text = String(minimum).replace("%25", "%");
  const number = text.endsWith("%") ? Math.trunc((Number.parseInt(text, 10) * count) / 100) : Number(text);
  return Math.max(0, number < 0 ? count + number : number);
}

function boolMatches(bool: Json, document: unknown, all: readonly unknown[]): boolean {
  const hits = (name: string) => asList(bool[name]).filter((clause) => matches(clause, document, all)).length;
  const sizeOf = (name: string) => asList(bool[name]).length;
  const isShouldOptional = sizeOf("must") + sizeOf("filter") > 0 || sizeOf("should") === 0;
  return (
    hits("must") === sizeOf("must") &&
    hits("filter") === sizeOf("filter") &&
    hits("must_not") === 0 &&
    hits("should") >= requiredCount(bool["minimum_should_match"], sizeOf("should"), isShouldOptional ? 0 : 1)
  );
}

/** Returns a document for each object of a list: the document with that one only. */
export const rowsAt = (document: unknown, path: string): readonly Json[] =>
  asList(asJson(document)[path]).map((row) => ({ [path]: row }));

/** Returns whether enough words are in any of the fields. */
function hasWords(body: Json, document: unknown, all: readonly unknown[]): boolean {
  const words = String(body["query"])
    .normalize("NFC")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const found = words.filter((word) =>
    asList(body["fields"]).some((field) =>
      textMatches("match", { [String(field).replace(/\^.*/, "")]: word }, document, all),
    ),
  ).length;
  const minimum = body["minimum_should_match"] ?? (body["operator"] === "and" ? "100%" : 1);
  return found >= Math.max(1, requiredCount(minimum, words.length, 1));
}

/** Returns whether a document matches a clause. */
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
    case "nested":
      return rowsAt(document, String(body["path"])).some((row) => matches(body["query"], row, all));
    case "constant_score":
      return matches(body["filter"], document, all);
    case "dis_max":
      return asList(body["queries"]).some((each) => matches(each, document, all));
    case "combined_fields":
      return hasWords(body, document, all);
    case "function_score":
      return body["query"] === undefined || matches(body["query"], document, all);
    default:
      return textMatches(name, body, document, all);
  }
}
