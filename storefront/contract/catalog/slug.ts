import { foldText } from "@dioptra/ui/rules";

/** Returns the words of a name in the letters a–z and digits. */
export const slugWords = (name: string): readonly string[] =>
  foldText(name)
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== "");

/** Returns the slug of a product without one: its name and id (docs/specification/products.md#product-8). */
export const slugOf = (name: string, id: number): string => [...slugWords(name), id].join("-");

/** Returns the path of a product's plain address, as far as the platform states one. */
export const plainPathIn = ({ url_path }: { readonly url_path?: string | null | undefined }) =>
  url_path ? { plainPath: `/${url_path}` } : {};
