const longest = 64;
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(longest + 1),
  new Uint8Array(longest + 1),
  new Uint8Array(longest + 1),
];

/**
 * How many letters one word must be changed by to be the other: put in, left out, replaced, or two neighbours turned
 * round, as Elasticsearch counts. Infinite when it is more than `most`, or a word is longer than any shopper's.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || b.length > longest) return Number.POSITIVE_INFINITY;
  let [before, above, row] = rows;
  for (let column = 0; column <= b.length; column++) above[column] = column;
  for (let line = 1; line <= a.length; line++) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(line - 1) === b.charCodeAt(column - 1);
      let edits = Math.min(
        (above[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isTurned =
        line > 1 &&
        column > 1 &&
        a.charCodeAt(line - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(line - 2) === b.charCodeAt(column - 1);
      if (isTurned) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      row[column] = edits;
      least = Math.min(least, edits);
    }
    // Two neighbours that are turned round reach back two lines, which may be one better.
    if (least > most + 1) return Number.POSITIVE_INFINITY;
    [before, above, row] = [above, row, before];
  }
  const edits = above[b.length] ?? 0;
  return edits <= most ? edits : Number.POSITIVE_INFINITY;
}
