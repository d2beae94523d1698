import { expect, test } from "vitest";
import { productDocument } from "#app/machines/documents/productDocument.ts";
import { openForTests } from "../../../platform/support/openForTests.ts";
import { clientOf } from "../../support/openTab.ts";

const platform = await openForTests();
const client = clientOf(platform.fetch);
const store = { prefix: "", country: "PL", origin: "https://shop.example" } as const;

async function documentOf(parentSku: string) {
  const product = await client.catalog.product(parentSku);
  if (!product) throw new Error(`There is no ${parentSku}.`);
  return { product, document: productDocument(product, store) };
}

test("states each variant that is sold with its price, stock and address", async () => {
  const { product, document } = await documentOf("HL-NELA");
  expect(document).toMatchObject({ "@type": "ProductGroup", productGroupID: "HL-NELA", name: product.name });
  const sold = product.variants.filter(({ enabled }) => enabled);
  const stated = "hasVariant" in document ? document.hasVariant : [];
  expect(stated.map(({ sku, offers }) => [sku, offers.price, offers.availability])).toEqual(
    sold.map(({ sku, price, stock }) => [
      sku,
      (price.current.minor / 100).toFixed(2),
      `https://schema.org/${stock.inStock ? "InStock" : "OutOfStock"}`,
    ]),
  );
  expect(new Set(stated.map(({ name }) => name)).size).toBe(sold.length);
  for (const { sku, offers } of stated)
    expect(offers.url).toBe(`https://shop.example/p/HL-NELA/${product.slug}/${sku}`);
});

test("states a product without variants itself, and no return of lenses made to a prescription", async () => {
  const { document } = await documentOf("DI-SZKLA-150");
  expect(document).toMatchObject({ "@type": "Product", sku: "DI-SZKLA-150", offers: { priceCurrency: "PLN" } });
  expect(document).not.toHaveProperty("offers.hasMerchantReturnPolicy");
  const { document: returned } = await documentOf("KR-DZIEN-30");
  expect(returned).toHaveProperty("offers.hasMerchantReturnPolicy.merchantReturnDays");
});

test("states the GTIN of products and variants, unless it is only for use inside a company", async () => {
  const { product } = await documentOf("HL-NELA");
  const variants = product.variants.map((variant, at) => ({
    ...variant,
    gtin: ["4006381333931", "2012345678903"][at] ?? null,
  }));
  const document = productDocument({ ...product, variants }, store);
  const [first, ...others] = "hasVariant" in document ? document.hasVariant : [];
  expect(first).toHaveProperty("gtin", "4006381333931");
  expect(others.length).toBeGreaterThan(0);
  for (const { gtin } of others) expect(gtin).toBeUndefined();
  expect(productDocument({ ...product, variants: [], gtin: "96385074" }, store)).toHaveProperty("gtin", "96385074");
});
