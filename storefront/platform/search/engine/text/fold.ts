import { foldText } from "@dioptra/ui/rules";

/** How German writes its umlauts where there are none. */
const spelledOut: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** The ways in which a word is written without marks: "żółty" is zolty, "Grün" is grun and gruen. */
export function formsOf(word: string): readonly string[] {
  const lower = word.normalize("NFC").toLowerCase();
  const plain = foldText(lower);
  const spelled = foldText(lower.replace(/[äöü]/g, (letter) => spelledOut[letter] ?? letter));
  return plain === spelled ? [plain] : [plain, spelled];
}

/** The words of a text in their order, each in all its forms. Digits are kept: "Okno 27" is okno, 27. */
export const wordsOf = (text: string): readonly (readonly string[])[] =>
  (text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(formsOf).filter(([form]) => form !== "");
