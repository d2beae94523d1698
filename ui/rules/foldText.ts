/** Letters that are no base letter with a mark, and what people without their key type. */
const letters: Readonly<Record<string, string>> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ı: "i" };

/** A text for comparing: small letters without marks, so that "lodz" finds "Łódź". */
export const foldText = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[łßæœøđı]/g, (letter) => letters[letter] ?? letter);
