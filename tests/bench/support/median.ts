/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) throw new Error("Nothing was measured.");
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
