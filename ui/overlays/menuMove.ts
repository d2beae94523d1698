import { foldText, searchForms } from "../rules/text.ts";

/** The state of a menu before a key is pressed. */
export interface MenuState {
  /** The index of the focused entry; negative if none is focused. */
  readonly at: number;
  /** The texts of the entries. */
  readonly names: readonly string[];
  /** The letters typed just before. @default "" */
  readonly typed?: string;
}

/**
 * Returns the index of the entry that a key moves to, wrapping around; null for other keys. Letters move to an entry that
 * begins with them, ignoring accents; the same letter again moves to the next such entry.
 */
export function menuMove(key: string, { at, names, typed = "" }: MenuState): number | null {
  const count = names.length;
  if (count === 0) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return at < 0 ? count - 1 : (at + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key.length !== 1 || (key === " " && typed === "")) return null;
  const letters = foldText(typed + key);
  if (letters === "") return null;
  const isRepeated = new Set(letters).size === 1;
  const beginning = isRepeated ? letters.slice(0, 1) : letters;
  // More letters may still name the focused entry.
  const start = isRepeated ? at + 1 : Math.max(at, 0);
  const places = names.map((_, step) => (start + step) % count);
  const begins = (place: number) => searchForms((names[place] ?? "").trim()).some((form) => form.startsWith(beginning));
  return places.find(begins) ?? null;
}
