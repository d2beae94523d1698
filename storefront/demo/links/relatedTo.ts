import type { SeedProduct } from "../product.ts";

/** Forms of care that go with each kind of thing. */
const goesWith: Readonly<Partial<Record<SeedProduct["kind"], readonly string[]>>> = {
  "prescription-glasses": ["glasses-case", "spray", "cloth"],
  sunglasses: ["glasses-case", "cloth"],
  "reading-glasses": ["glasses-case", "cloth"],
  "contact-lenses": ["solution", "peroxide", "lens-case", "drops"],
};

const count = 4;

/** Lenses for one day need nothing but drops. */
const isFor = (form: unknown, { attributes }: SeedProduct) =>
  attributes["contactlens_wear_period"] !== "daily" || form === "drops";

/** For each product the skus of what is bought with it. */
export function relatedTo(products: readonly SeedProduct[]): ReadonlyMap<string, readonly string[]> {
  const care = products.filter(({ attributes }) => attributes["goods_form"] !== undefined);
  return new Map(
    products.map((product) => {
      const forms = goesWith[product.kind] ?? [];
      const fitting = care.filter(({ attributes }) => {
        const form = attributes["goods_form"];
        return forms.some((each) => each === form) && isFor(form, product);
      });
      return [product.sku, fitting.slice(0, count).map(({ sku }) => sku)];
    }),
  );
}
