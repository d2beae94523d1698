import { beforeEach, expect, test } from "vitest";
import type { CatalogueStructure } from "#platform/staff/catalogueStructure.ts";
import { openForTests } from "../support/openForTests.ts";
import { staffCall } from "./support.ts";

const shop = await openForTests();

const inThree = (text: string) => ({ pl: `${text}-pl`, de: `${text}-de`, en: `${text}-en` });
const textsOf = (slug: string) => {
  const text = (locale: string) => ({
    name: slug,
    slug: `${slug}-${locale}`,
    metaTitle: slug,
    metaDescription: slug,
  });
  return { pl: text("pl"), de: text("de"), en: text("en") };
};

const frame = (sku: string, slug: Record<string, string>) => ({
  product: sku,
  sku: `${sku}-1`,
  type: "simple",
  taxClass: "frames",
  categories: [],
  name: inThree(sku),
  slug,
  prices: { pl: { price: 100 }, de: { price: 25 } },
  attributes: { type: "eyeglasses", brand: "mirno" },
});

const importFile = async (file: object) => (await staffCall(shop, "catalogue", file)).result;

const whole = async () =>
  (await staffCall(shop, "catalogue?format=whole")).result as CatalogueStructure & { readonly products: unknown[] };

let root = "";

beforeEach(async () => {
  root = (await whole()).categories.find(({ parent }) => parent === null)?.code ?? "";
});

const category = (id: number, code: string, parent: string) => ({
  id,
  code,
  parent,
  position: id,
  texts: textsOf(code),
});

test("refuses a product whose slug is the address of a category, with its row and the category", async () => {
  await importFile({ categories: [category(9101, "lamps", root), category(9102, "desk", "lamps")] });
  const rows = [
    frame("XX-FREE", inThree("xx-free")),
    frame("XX-TOP", { ...inThree("xx-top"), de: "lamps-de" }),
    frame("XX-DEEP", { ...inThree("xx-deep"), pl: "lamps-pl/desk-pl" }),
    // Only the whole path of a category is its address.
    frame("XX-PART", { ...inThree("xx-part"), pl: "desk-pl" }),
    frame("XX-OTHER", { ...inThree("xx-other"), pl: "lamps-de" }),
  ];
  const problem = (code: string) => `The category ${code} has this address. Choose another slug.`;
  expect(await importFile({ products: rows })).toMatchObject({
    added: 3,
    refused: [
      { row: 2, sku: "XX-TOP-1", field: "slug.de", problem: problem("lamps") },
      { row: 3, sku: "XX-DEEP-1", field: "slug.pl", problem: problem("desk") },
    ],
  });
});

test("refuses a set at the address of a category", async () => {
  await importFile({ categories: [category(9103, "boxes", root)] });
  const set = {
    type: "grouped",
    sku: "XX-BOX",
    taxClass: "care",
    name: inThree("Box"),
    slug: inThree("boxes"),
    description: inThree("Box"),
    members: [{ sku: "MR-BRUNO-BLACK-53", quantity: 1 }],
  };
  expect(await importFile({ sets: [set] })).toMatchObject({
    refused: [
      { row: 1, field: "sets.0.slug.pl", problem: "The category boxes has this address. Choose another slug." },
    ],
  });
});

test("refuses a category that would take the address of a product, and changes nothing", async () => {
  await importFile({ products: [frame("XX-CHAIN", inThree("chains"))] });
  const sent = { categories: [category(9104, "cords", root), category(9105, "chains", root)] };
  const problem = (language: string) => `The product XX-CHAIN has the address chains-${language}. Choose another slug.`;
  expect(await importFile(sent)).toMatchObject({
    categories: 0,
    refused: [
      { row: 2, field: "categories.chains.texts.pl.slug", problem: problem("pl") },
      { row: 2, field: "categories.chains.texts.de.slug", problem: problem("de") },
      { row: 2, field: "categories.chains.texts.en.slug", problem: problem("en") },
    ],
  });
  expect((await whole()).categories.map(({ code }) => code)).not.toContain("cords");
});

test("refuses a category whose subcategory would take the address of a product", async () => {
  await importFile({ categories: [category(9106, "old", root), category(9107, "sub", "old")] });
  await importFile({ products: [frame("XX-SUB", { ...inThree("xx-sub"), de: "new-de/sub-de" })] });
  const renamed = { ...category(9106, "old", root), texts: textsOf("new") };
  expect(await importFile({ categories: [renamed] })).toMatchObject({
    refused: [
      {
        row: 1,
        field: "categories.old.texts.de.slug",
        problem: "The product XX-SUB has the address new-de/sub-de. Choose another slug.",
      },
    ],
  });
});

test("refuses a product and a category at the address of a page of text, removed or not", async () => {
  const removal = { kind: "page", code: "loyalty-card", removed: true };
  expect(await staffCall(shop, "removed-pages", removal)).toMatchObject({ status: 200 });
  expect(
    await importFile({
      products: [
        frame("XX-PAGE", { ...inThree("xx-page"), de: "returns" }),
        frame("XX-GONE", { ...inThree("xx-gone"), pl: "loyalty-card" }),
      ],
    }),
  ).toMatchObject({
    added: 0,
    refused: [
      { row: 1, field: "slug.de", problem: "The page of text returns has this address. Choose another slug." },
      { row: 2, field: "slug.pl", problem: "The page of text loyalty-card has this address. Choose another slug." },
    ],
  });
  const taking = category(9108, "services", root);
  const texts = { ...taking.texts, pl: { ...taking.texts.pl, slug: "returns" } };
  expect(await importFile({ categories: [{ ...taking, texts }] })).toMatchObject({
    categories: 0,
    refused: [
      {
        row: 1,
        field: "categories.services.texts.pl.slug",
        problem: "The page of text returns has the address returns. Choose another slug.",
      },
    ],
  });
});

test("takes an exported catalogue again", async () => {
  const { attributes, categories, products } = await whole();
  expect(await importFile({ attributes, categories, products })).toMatchObject({ refused: [] });
});
