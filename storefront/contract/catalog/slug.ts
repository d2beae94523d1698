/** Letters that Unicode does not take apart into a letter and a mark. */
const whole: Readonly<Record<string, string>> = { ł: "l", ß: "ss", ø: "o", æ: "ae", œ: "oe", đ: "d" };

/** The words of a name in the letters that an address has. */
export function slugWords(name: string): readonly string[] {
  const folded = name
    .toLowerCase()
    .replace(/[łßøæœđ]/g, (letter) => whole[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return folded.split(/[^a-z0-9]+/).filter((part) => part !== "");
}

/** The slug of a product that the platform gave none: its name and id (storefront behaviour, section 7, Response). */
export const slugOf = (name: string, id: number): string => [...slugWords(name), id].join("-");
