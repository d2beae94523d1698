import { type Aggregated, bucketOf, bucketsOf, rangeBucketOf, documentsOfRange } from "./buckets.ts";
import { type Bitmap, includes, intersection } from "./bitmap.ts";
import type { Column } from "./column.ts";
import { documentsMatching, type Evaluation } from "./evaluate.ts";
import type { Aggregation, Aggregations } from "./query.ts";

/** The rows to count: those of some documents that are among some distinct rows. */
export interface CountedRows {
  readonly documents: Uint32Array;
  /** The column that holds the rows of documents. */
  readonly column: Column;
  /** Ordinals of the column. */
  readonly rows: Bitmap;
  /** Evaluates queries on the distinct rows. */
  readonly evaluation: Evaluation;
}

/** How many rows were counted, and how many documents they belong to. */
interface Count {
  rows: number;
  documents: number;
}

/** Calls a function with each document and the ordinals of its counted rows. */
function forEachDocument({ documents, column, rows }: CountedRows, visit: (document: number, own: number[]) => void) {
  const { starts, ordinals } = column;
  for (const document of documents) {
    const own = [...ordinals.subarray(starts[document], starts[document + 1])].filter((row) => includes(rows, row));
    if (own.length > 0) visit(document, own);
  }
}

function countRows(counted: CountedRows): Count {
  const count = { rows: 0, documents: 0 };
  forEachDocument(counted, (_, own) => {
    count.rows += own.length;
    count.documents++;
  });
  return count;
}

/** Returns the part of a bucket that counts documents. */
const documentsPart = (name: string | null, documents: number) => name !== null && { [name]: { doc_count: documents } };

function countTerms(aggregation: Extract<Aggregation, { kind: "terms" }>, counted: CountedRows): Aggregated {
  const values = counted.evaluation.columns.columnOf(aggregation.field);
  const counts = values.raws.map((): Count => ({ rows: 0, documents: 0 }));
  forEachDocument(counted, (_, own) => {
    const seen = new Set<number>();
    for (const row of own) {
      for (const value of values.ordinals.subarray(values.starts[row], values.starts[row + 1])) {
        const count = counts[value];
        if (!count) continue;
        count.rows++;
        if (!seen.has(value)) count.documents++;
        seen.add(value);
      }
    }
  });
  const buckets = values.raws.map((raw, ordinal) => ({ raw, ordinal, count: counts[ordinal]?.rows ?? 0 }));
  return bucketsOf(buckets, aggregation.size, ({ raw, ordinal, count }) => ({
    ...bucketOf(raw, count),
    ...documentsPart(aggregation.documents, counts[ordinal]?.documents ?? 0),
  }));
}

function countRanges({ field, ranges, documents }: Extract<Aggregation, { kind: "range" }>, counted: CountedRows) {
  const values = counted.evaluation.columns.columnOf(field);
  const buckets = ranges.map((range) => {
    const inRange = documentsOfRange(values, range);
    const count = inRange
      ? countRows({ ...counted, rows: intersection(counted.rows, inRange) })
      : { rows: 0, documents: 0 };
    return { ...rangeBucketOf(range, count.rows), ...documentsPart(documents, count.documents) };
  });
  return { buckets };
}

function aggregateOne(aggregation: Aggregation, counted: CountedRows): Aggregated {
  switch (aggregation.kind) {
    case "filter": {
      const matching = documentsMatching(aggregation.filter, counted.evaluation);
      return aggregateRows(aggregation.aggregations, { ...counted, rows: intersection(counted.rows, matching) });
    }
    case "terms":
      return countTerms(aggregation, counted);
    case "range":
      return countRanges(aggregation, counted);
    default:
      // The parser refuses others.
      return {};
  }
}

/** Computes aggregations of rows, in Elasticsearch's format. */
export const aggregateRows = (aggregations: Aggregations, counted: CountedRows): Aggregated => ({
  doc_count: countRows(counted).rows,
  ...Object.fromEntries([...aggregations].map(([name, each]) => [name, aggregateOne(each, counted)])),
});
