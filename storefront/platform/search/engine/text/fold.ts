/** Letters that are no other letter with a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: "l",
  ß: "ss",
  ø: "o",
  đ: "d",
  ı: "i",
  æ: "ae",
  œ: "oe",
};

/** How German writes its umlauts where there are none. */
const spelledOut: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

const withoutMarks = (word: string) =>
  word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łßøđıæœ]/g, (letter) => plainLetters[letter] ?? letter);

/** The ways in which a word is written without marks: "żółty" is zolty, "Grün" is grun and gruen. */
export function formsOf(word: string): readonly string[] {
  const lower = word.normalize("NFC").toLowerCase();
  const plain = withoutMarks(lower);
  const spelled = withoutMarks(lower.replace(/[äöü]/g, (letter) => spelledOut[letter] ?? letter));
  return plain === spelled ? [plain] : [plain, spelled];
}

/** The words of a text in their order, each in all its forms. Digits are kept: "Okno 27" is okno, 27. */
export const wordsOf = (text: string): readonly (readonly string[])[] =>
  (text.normalize("NFC").match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(formsOf).filter(([form]) => form !== "");
