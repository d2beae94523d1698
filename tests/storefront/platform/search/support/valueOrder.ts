const isNumeric = (value: unknown) => typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
export const isDate = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value);

/** Returns whether a value matches a searched value. */
export function equal(value: unknown, searched: unknown): boolean {
  if (String(value) === String(searched)) return true;
  if (isNumeric(searched) && String(Number(searched)) === String(value)) return true;
  const flags = [
    ["true", "1"],
    ["false", "0"],
  ];
  return flags.some((pair) => pair.includes(String(value)) && pair.includes(String(searched)));
}

/** Returns the sort key of a value. Numbers come first, then moments, then words. */
export function rankOf(value: unknown): readonly [kind: number, number: number, text: string] {
  if (typeof value !== "string" || isNumeric(value)) return [0, Number(value), ""];
  if (isDate(value)) return [1, Date.parse(value.includes("T") ? value : `${value}T00:00:00Z`), ""];
  return [2, 0, value];
}

export function compare(a: unknown, b: unknown): number {
  const [kindA, numberA, textA] = rankOf(a);
  const [kindB, numberB, textB] = rankOf(b);
  if (kindA !== kindB) return kindA - kindB;
  if (numberA !== numberB) return numberA - numberB;
  return textA === textB ? 0 : textA < textB ? -1 : 1;
}

/** Compares like `compare`, but tells 49 and "49.0" apart. */
export const compareExactly = (a: unknown, b: unknown) =>
  compare(a, b) || (String(a) === String(b) ? 0 : String(a) < String(b) ? -1 : 1);
