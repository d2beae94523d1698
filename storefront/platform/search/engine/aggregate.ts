import { type Bitmap, both, countOfBoth, documentsOf } from "./bitmap.ts";
import { type Column, ordinalAt } from "./column.ts";
import type { Scalar } from "./document.ts";
import { filtered, type Evaluation } from "./evaluate.ts";
import type { Aggregation, Aggregations, BucketRange } from "./query.ts";
import { kinds, readValue } from "./value.ts";

export type Aggregated = Readonly<Record<string, unknown>>;

/** What is counted, with its documents as a list, which is made once for all columns. */
interface Counted {
  readonly found: Bitmap;
  readonly documents: Uint32Array;
}

/** How many of the documents have each of the values. */
function countsOf({ raws, starts, ordinals }: Column, { documents }: Counted): Uint32Array {
  const counts = new Uint32Array(raws.length);
  for (const document of documents) {
    const end = starts[document + 1] ?? 0;
    for (let place = starts[document] ?? 0; place < end; place++) {
      const ordinal = ordinals[place] ?? 0;
      counts[ordinal] = (counts[ordinal] ?? 0) + 1;
    }
  }
  return counts;
}

const bucketOf = (raw: Scalar, count: number) =>
  typeof raw === "boolean"
    ? { key: Number(raw), key_as_string: String(raw), doc_count: count }
    : { key: raw, doc_count: count };

function countTerms(column: Column, counted: Counted, size: number): Aggregated {
  const counts = countsOf(column, counted);
  const used = column.raws
    .flatMap((raw, ordinal) => {
      const count = counts[ordinal] ?? 0;
      return count > 0 ? [{ raw, ordinal, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.ordinal - b.ordinal);
  const others = used.slice(size).reduce((sum, { count }) => sum + count, 0);
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: others,
    buckets: used.slice(0, size).map(({ raw, count }) => bucketOf(raw, count)),
  };
}

/** As Elasticsearch writes the ends of a range: `501.0-*`. */
const endOf = (end: number | null) => (end === null ? "*" : Number.isInteger(end) ? `${end}.0` : String(end));

/** A range has its lower end and not its upper one. */
function countRange(column: Column, { found }: Counted, { key, from, to }: BucketRange): Aggregated {
  const placeOf = (end: number) => ordinalAt(column, readValue(end), false);
  const numbers = ordinalAt(column, { ...readValue(0), number: Number.POSITIVE_INFINITY }, false);
  const low = from === null ? 0 : placeOf(from);
  const high = to === null ? numbers : placeOf(to);
  return {
    key: key ?? `${endOf(from)}-${endOf(to)}`,
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    doc_count: low < high ? countOfBoth(column.having(low, high), found) : 0,
  };
}

/** The figures of a column; each value of a document counts. */
function figuresOf(column: Column, counted: Counted) {
  const counts = countsOf(column, counted);
  let count = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const [ordinal, raw] of column.raws.entries()) {
    const own = counts[ordinal] ?? 0;
    if (own === 0) continue;
    const { kind, number } = readValue(raw);
    if (kind === kinds.word) continue;
    count += own;
    sum += own * number;
    min = Math.min(min, number);
    max = Math.max(max, number);
  }
  return count === 0 ? { count, min: null, max: null, avg: null, sum } : { count, min, max, avg: sum / count, sum };
}

function aggregateOne(aggregation: Aggregation, evaluation: Evaluation, counted: Counted): Aggregated {
  if (aggregation.kind === "filter") {
    const found = both(counted.found, filtered(aggregation.filter, evaluation));
    const documents = documentsOf(found);
    const inner = aggregateAll(aggregation.aggregations, evaluation, { found, documents });
    return { doc_count: documents.length, ...inner };
  }
  const column = evaluation.columns.columnOf(aggregation.field);
  switch (aggregation.kind) {
    case "terms":
      return countTerms(column, counted, aggregation.size);
    case "range":
      return { buckets: aggregation.ranges.map((range) => countRange(column, counted, range)) };
    case "min":
    case "max":
      return { value: figuresOf(column, counted)[aggregation.kind] };
    case "stats":
      return figuresOf(column, counted);
    case "cardinality":
      return { value: countsOf(column, counted).filter((count) => count > 0).length };
  }
}

const aggregateAll = (aggregations: Aggregations, evaluation: Evaluation, counted: Counted): Aggregated =>
  Object.fromEntries([...aggregations].map(([name, each]) => [name, aggregateOne(each, evaluation, counted)]));

/** Counts what was found, in the form in which Elasticsearch answers. */
export const aggregate = (aggregations: Aggregations, evaluation: Evaluation, found: Bitmap): Aggregated =>
  aggregateAll(aggregations, evaluation, { found, documents: documentsOf(found) });
