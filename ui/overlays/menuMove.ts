import { foldText } from "../rules/text.ts";

/**
 * Returns the index of the entry that a key moves to, wrapping around; null for other keys. A letter moves to the next
 * entry that begins with it, ignoring accents.
 */
export function menuMove(
  key: string,
  { at, names }: { readonly at: number; readonly names: readonly string[] },
): number | null {
  const count = names.length;
  if (count === 0) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at < 0 ? count - 1 : (at + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || key === " ") return null;
  const letter = foldText(key);
  for (let step = 1; step <= count; step++) {
    const place = (at + step + count) % count;
    if (
      foldText(names[place] ?? "")
        .trim()
        .startsWith(letter)
    )
      return place;
  }
  return null;
}
