import { foldText } from "../rules/text.ts";

/** A choice of a `ComboBox`. */
export interface ComboBoxOption {
  readonly value: string;
  /** What is typed to find it, and stands in the field once it is chosen. */
  readonly label: string;
  /** A second line, by which it is found too. */
  readonly description?: string;
  /** Other ways to write it, by whose beginning it is found instead: "-2.25", "-225". */
  readonly spellings?: readonly string[];
}

/** Those in which each typed word begins a word, those that begin with what is typed first. */
export function fittingOptions(options: readonly ComboBoxOption[], typed: string): readonly ComboBoxOption[] {
  const wanted = foldText(typed).trim();
  const words = wanted.split(/[\s-]+/);
  const fitting = options.filter(({ label, description = "", spellings }) => {
    if (spellings && wanted !== "") return spellings.some((each) => each.startsWith(wanted));
    const there = foldText(`${label} ${description}`).split(/[\s,.()/-]+/);
    return words.every((word) => there.some((each) => each.startsWith(word)));
  });
  const isAhead = ({ label }: ComboBoxOption) => (foldText(label).startsWith(wanted) ? 0 : 1);
  return fitting.toSorted((a, b) => isAhead(a) - isAhead(b));
}

/** The one that is typed in full, but for marks and capitals. */
export const optionNamed = (options: readonly ComboBoxOption[], typed: string): ComboBoxOption | null =>
  options.find(({ label }) => foldText(label) === foldText(typed).trim()) ?? null;
