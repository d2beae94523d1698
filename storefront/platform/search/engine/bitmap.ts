/** A set of documents: one bit for each number from 0 on. Immutable once it has been passed on. */
export type Bitmap = Uint32Array;

export const emptyBitmap = (size: number): Bitmap => new Uint32Array((size + 31) >>> 5);

export function fullBitmap(size: number): Bitmap {
  const bitmap = emptyBitmap(size).fill(0xffffffff);
  const rest = size & 31;
  if (rest > 0) bitmap[bitmap.length - 1] = (1 << rest) - 1;
  return bitmap;
}

/** Only while the bitmap is being built. */
export function include(bitmap: Bitmap, document: number): void {
  const word = document >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (document & 31));
}

/** Only while the bitmap is being built. */
export function exclude(bitmap: Bitmap, document: number): void {
  const word = document >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) & ~(1 << (document & 31));
}

export const includes = (bitmap: Bitmap, document: number): boolean =>
  ((bitmap[document >>> 5] ?? 0) & (1 << (document & 31))) !== 0;

/** Only while `into` is being built. */
export function unite(into: Bitmap, other: Bitmap): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] ?? 0) | (other[word] ?? 0);
}

export function both(a: Bitmap, b: Bitmap): Bitmap {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < result.length; word++) result[word] = (a[word] ?? 0) & (b[word] ?? 0);
  return result;
}

export function without(a: Bitmap, b: Bitmap): Bitmap {
  const result = new Uint32Array(a.length);
  for (let word = 0; word < result.length; word++) result[word] = (a[word] ?? 0) & ~(b[word] ?? 0);
  return result;
}

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

/** How many documents are in both. */
export function countOfBoth(a: Bitmap, b: Bitmap): number {
  let count = 0;
  for (let word = 0; word < a.length; word++) count += bitsOf((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/** The documents of a set, in ascending order. */
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

/** What a query finds, and how well. */
export interface Matches {
  readonly found: Bitmap;
  /** By document; null where all score alike. */
  readonly scores: Float64Array | null;
  /** The score of each, where all score alike. */
  readonly alike: number;
}

export const alike = (found: Bitmap, score: number): Matches => ({ found, scores: null, alike: score });

export const scored = (found: Bitmap, scores: Float64Array): Matches => ({ found, scores, alike: 0 });

export const scoreOf = ({ scores, alike }: Matches, document: number): number =>
  scores === null ? alike : (scores[document] ?? 0);
