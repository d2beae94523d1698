import { aggregateRows } from "./aggregateRows.ts";
import { type Bitmap, countIntersection, documentsOf, fullBitmap, intersection } from "./bitmap.ts";
import { type Aggregated, bucketOf, bucketsOf, documentsOfRange, rangeBucketOf } from "./buckets.ts";
import type { Column } from "./column.ts";
import { documentsMatching, type Evaluation, evaluationOfRows } from "./evaluate.ts";
import { distinctRows } from "./rows.ts";
import type { Aggregation, Aggregations, BucketRange } from "./query.ts";
import { kinds, readValue } from "./value.ts";

/** The documents to count, as a bitmap and as a list. The list is built once for all columns. */
interface CountedDocuments {
  readonly found: Bitmap;
  readonly documents: Uint32Array;
}

/** Returns the number of documents that have each value, by ordinal. */
function countsOf({ raws, starts, ordinals }: Column, { documents }: CountedDocuments): Uint32Array {
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

function countTerms(column: Column, counted: CountedDocuments, size: number): Aggregated {
  const counts = countsOf(column, counted);
  const values = column.raws.map((raw, ordinal) => ({ raw, ordinal, count: counts[ordinal] ?? 0 }));
  return bucketsOf(values, size, ({ raw, count }) => bucketOf(raw, count));
}

/** Counts the documents of a range. */
function countRange(column: Column, { found }: CountedDocuments, range: BucketRange): Aggregated {
  const inRange = documentsOfRange(column, range);
  return rangeBucketOf(range, inRange ? countIntersection(inRange, found) : 0);
}

/** Returns the statistics of a column. Every value of a document counts. */
function statsOf(column: Column, counted: CountedDocuments) {
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

function aggregateOne(aggregation: Aggregation, evaluation: Evaluation, counted: CountedDocuments): Aggregated {
  if (aggregation.kind === "filter") {
    const found = intersection(counted.found, documentsMatching(aggregation.filter, evaluation));
    const documents = documentsOf(found);
    const inner = aggregateAll(aggregation.aggregations, evaluation, { found, documents });
    return { doc_count: documents.length, ...inner };
  }
  if (aggregation.kind === "nested") {
    const column = evaluation.columns.columnOf(aggregation.rows);
    const rows = distinctRows(aggregation.rows, column);
    return aggregateRows(aggregation.aggregations, {
      documents: counted.documents,
      column,
      rows: fullBitmap(rows.size),
      evaluation: evaluationOfRows(rows),
    });
  }
  const column = evaluation.columns.columnOf(aggregation.field);
  switch (aggregation.kind) {
    case "terms":
      return countTerms(column, counted, aggregation.size);
    case "range":
      return { buckets: aggregation.ranges.map((range) => countRange(column, counted, range)) };
    case "min":
    case "max":
      return { value: statsOf(column, counted)[aggregation.kind] };
    case "stats":
      return statsOf(column, counted);
    case "cardinality":
      return { value: countsOf(column, counted).filter((count) => count > 0).length };
  }
}

const aggregateAll = (aggregations: Aggregations, evaluation: Evaluation, counted: CountedDocuments): Aggregated =>
  Object.fromEntries([...aggregations].map(([name, each]) => [name, aggregateOne(each, evaluation, counted)]));

/** Computes the aggregations of the found documents, in Elasticsearch's format. */
export const aggregate = (aggregations: Aggregations, evaluation: Evaluation, found: Bitmap): Aggregated =>
  aggregateAll(aggregations, evaluation, { found, documents: documentsOf(found) });
