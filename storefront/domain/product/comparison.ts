import type { Frame, Product, ProductFact, Variant } from "./product.ts";

/** The measures by which frames are compared, in mm, in the order in which they are shown. */
export const comparedMeasures = [
  "lensWidth",
  "bridge",
  "temple",
  "totalWidth",
  "lensHeight",
] as const satisfies readonly (keyof Frame)[];

/** Facts that are not compared: the measures of a frame state them more exactly, or they repeat the brand. */
const leftOut: ReadonlySet<string> = new Set([
  "width",
  "bridge",
  "length",
  "total_width",
  "lens_height",
  "size",
  "prescription_frames_brand",
  "sunglasses_brand",
  "contactlens_brand",
]);

/** The facts of a product by code, and the measures of its frame, which are numbers. */
export type ComparedValues = Readonly<Record<string, string | number>>;

type Described = Pick<Product, "facts" | "options">;

/** Returns the options of a product, each with the value of the variant, or all values if none is chosen, and its facts. */
const wordsOf = ({ facts, options }: Described, variant: Pick<Variant, "values"> | null): readonly ProductFact[] =>
  [
    ...options.map(({ code, label, values }) => {
      const chosen = values.filter(({ id }) => variant === null || id === variant.values[code]);
      return { code, name: label, value: chosen.map((value) => value.label).join(", ") };
    }),
    ...facts,
  ].filter(({ code }) => !leftOut.has(code));

/** Returns what is compared about a product. */
export function comparedValues(
  product: Described,
  variant: Pick<Variant, "values"> | null,
  frame: Frame | null,
): ComparedValues {
  return Object.fromEntries([
    ...wordsOf(product, variant).map(({ code, value }) => [code, value] as const),
    ...(frame ? comparedMeasures.map((code) => [code, frame[code]] as const) : []),
  ]);
}

/** Returns the facts and options of several products in their order, each once, with its name. */
export function comparedFacts(products: readonly Described[]): readonly Pick<ProductFact, "code" | "name">[] {
  const names = new Map(products.flatMap((product) => wordsOf(product, null)).map(({ code, name }) => [code, name]));
  return [...names].map(([code, name]) => ({ code, name }));
}
