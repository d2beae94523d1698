/** A set of documents, one bit each, indexed by document number. Immutable once it has been returned. */
export type Bitmap = Uint32Array;

export const emptyBitmap = (size: number): Bitmap => new Uint32Array((size + 31) >>> 5);

export function fullBitmap(size: number): Bitmap {
  const bitmap = emptyBitmap(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest > 0) bitmap[bitmap.length - 1] = (1 << rest) - 1;
  return bitmap;
}

/** Adds a document. Only for bitmaps under construction. */
export function include(bitmap: Bitmap, document: number): void {
  const word = document >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (document & 31));
}

/** Removes a document. Only for bitmaps under construction. */
export function exclude(bitmap: Bitmap, document: number): void {
  const word = document >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) & ~(1 << (document & 31));
}

export const includes = (bitmap: Bitmap, document: number): boolean =>
  ((bitmap[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;

/** Adds all documents of another set to `into`, which must be under construction. */
export function addAll(into: Bitmap, other: Bitmap): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) | (other[word] ?? 0);
}

/** Returns the documents that are in both sets. */
export function intersection(a: Bitmap, b: Bitmap): Bitmap {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < result.length; word++) result[word] = (a[word] ?? 0) & (b[word] ?? 0);
  return result;
}

/** Returns the documents of `a` that are not in `b`. */
export function difference(a: Bitmap, b: Bitmap): Bitmap {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < result.length; word++) result[word] = (a[word] ?? 0) & ~(b[word] ?? 0);
  return result;
}

/** Returns the number of bits that are set in a 32-bit word. */
export function bitsOf(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countOf(bitmap: Bitmap): number {
  let count = 0;
  for (let word = 0; word < bitmap.length; word++) count += bitsOf(bitmap[word] ?? 0);
  return count;
}

/** Returns the number of documents that are in both sets. */
export function countIntersection(a: Bitmap, b: Bitmap): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += bitsOf((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** Returns the documents of a set in ascending order. */
export function documentsOf(bitmap: Bitmap): Uint32Array {
  const documents = new Uint32Array(countOf(bitmap));
  let found = 0;
  for (let word = 0; word < bitmap.length; word++) {
    for (let bits = bitmap[word] ?? 0; bits !== 0; bits &= bits - 1) {
      documents[found++] = (word << 5) + 31 - Math.clz32(bits & -bits);
    }
  }
  return documents;
}

/** The documents that a query matches, with their scores. */
export interface Matches {
  readonly found: Bitmap;
  /** Score by document number; null if all matches have the same score. */
  readonly scores: Float64Array | null;
  /** The score of every match if `scores` is null. */
  readonly uniformScore: number;
}

/** Returns matches that all have the same score. */
export const uniformMatches = (found: Bitmap, score: number): Matches => ({
  found,
  scores: null,
  uniformScore: score,
});

/** Returns matches with a score for each document. */
export const scoredMatches = (found: Bitmap, scores: Float64Array): Matches => ({ found, scores, uniformScore: 0 });

export const scoreOf = ({ scores, uniformScore }: Matches, document: number): number =>
  scores === null ? uniformScore : (scores[document] ?? 0);
