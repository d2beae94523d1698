/** Letters that Unicode does not take apart into a letter and a mark. */
const whole: Readonly<Record<string, string>> = { ł: "l", ß: "ss", ø: "o", æ: "ae", œ: "oe", đ: "d" };

/** The slug of a product that the platform gave none: its name and id (storefront behaviour, section 7, Response). */
export function slugOf(name: string, id: number): string {
  const folded = name
    .toLowerCase()
    .replace(/[łßøæœđ]/g, (letter) => whole[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return [...folded.split(/[^a-z0-9]+/), id].filter((part) => part !== "").join("-");
}
