import { foldText } from "@dioptra/ui/rules";

/** Returns the words of a name in the letters that an address has. */
export const slugWords = (name: string): readonly string[] =>
  foldText(name)
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "");

/** The slug of a product that the platform gave none: its name and id (docs/specification/products.md#product-8). */
export const slugOf = (name: string, id: number): string => [...slugWords(name), id].join("-");
