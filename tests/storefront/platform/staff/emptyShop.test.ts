import { isDeepStrictEqual } from "node:util";
import { afterAll, expect, test } from "vitest";
import { fillDatabase } from "#platform/runtime/fillDatabase.ts";
import { openEmptyDatabase } from "../support/emptyDatabase.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { asStaff, staffCall } from "./support.ts";

const demo = await openForTests();

async function openEmptyShop(): Promise<TestPlatform> {
  const connection = await openEmptyDatabase();
  const shop = platformOn(connection, await fillDatabase(connection, null, () => {}));
  afterAll(() => shop.close());
  return shop;
}

const empty = await openEmptyShop();

interface Hit {
  readonly _source: Readonly<Record<string, unknown>>;
}

/** Returns all documents of an entity in a store view. */
async function documentsOf({ get }: TestPlatform, store: string, entity: string) {
  const { json } = await get(`vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search?size=100`);
  const first = json as unknown as { readonly hits: { readonly total: { readonly value: number } } };
  const documents: Hit["_source"][] = [];
  for (let from = 0; from < first.hits.total.value; from += 100) {
    const page = await get(
      `vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search?size=100&from=${from}&sort=id:asc`,
    );
    documents.push(
      ...(page.json as unknown as { readonly hits: { readonly hits: readonly Hit[] } }).hits.hits.map(
        ({ _source }) => _source,
      ),
    );
  }
  return documents;
}

/** Returns the fields in which two lists of documents differ. */
function differentFields(imported: readonly Hit["_source"][], original: readonly Hit["_source"][]) {
  const byId = new Map(imported.map((document) => [document["id"], document]));
  const fieldsOf = (document: Hit["_source"]) => {
    const other = byId.get(document["id"]) ?? {};
    const fields = [...new Set([...Object.keys(document), ...Object.keys(other)])];
    return fields.filter((field) => !isDeepStrictEqual(document[field], other[field]));
  };
  return [...new Set(original.flatMap(fieldsOf))].toSorted();
}

/** Fields that differ after an import: reviews are not exported, and the time of the import is another one. */
const notImported = { product: ["rating", "review_count", "updated_at"], category: [], attribute: [] };
const entities = ["product", "category", "attribute"] as const;
const idsOf = (documents: readonly Hit["_source"][]) => documents.map(({ id }) => id);

test("answers all searches in an empty shop", async () => {
  for (const entity of entities) {
    await expect(documentsOf(empty, "pl", entity)).resolves.toEqual([]);
  }
});

test("creates the same catalogue in an empty shop from the export of the demo shop", async () => {
  const { result: exported } = await staffCall(demo, "catalogue?format=whole");
  const whole = exported as Readonly<
    Record<"attributes" | "categories" | "products" | "sets" | "links", readonly unknown[]>
  >;
  const { result: report } = await staffCall(empty, "catalogue", exported);
  expect(report).toMatchObject({
    attributes: whole.attributes.length,
    categories: whole.categories.length,
    rows: whole.products.length,
    taken: whole.products.length,
    sets: whole.sets.length,
    links: whole.links.length,
    refused: [],
  });
  await expect(staffCall(empty, "catalogue?format=whole")).resolves.toMatchObject({ result: exported });
  for (const store of ["pl", "de"]) {
    for (const entity of entities) {
      const [imported, original] = [await documentsOf(empty, store, entity), await documentsOf(demo, store, entity)];
      expect(idsOf(imported)).toEqual(idsOf(original));
      expect(differentFields(imported, original)).toEqual(notImported[entity]);
    }
  }
}, 300_000);

test("changes nothing when the same file is imported again", async () => {
  const { result: exported } = await staffCall(empty, "catalogue?format=whole");
  const changes = () => empty.connection.query("select id, updated_at from products order by id");
  const { rows: before } = await changes();
  await staffCall(empty, "catalogue", exported);
  await expect(changes()).resolves.toMatchObject({ rows: before });
});

test("has countries before it has products", async () => {
  const { json } = await empty.get("channel/countries?localeCode=pl");
  expect(json.result).toEqual((await demo.get("channel/countries?localeCode=pl")).json.result);
});

const words = (text: string) => ({ pl: text, de: text, en: text });
const texts = (slug: string) => {
  const each = { name: slug, slug, metaTitle: slug, metaDescription: slug };
  return { pl: each, de: each, en: each };
};

test.each([
  [
    { categories: [{ id: 9001, code: "lost", parent: "nowhere", position: 900, texts: texts("lost") }] },
    "categories.lost.parent",
  ],
  [{ attributes: [{ id: 9002, code: "shape", labels: words("Shape") }] }, "attributes.shape.id"],
  [{ categories: [{ id: 9003, code: "half", parent: null, position: 900 }] }, "categories.0.texts"],
  [{ colours: [] }, "file"],
])("changes nothing for a file with an invalid structure: %j", async (file, field) => {
  const before = await asStaff(empty, "GET", "catalogue?format=whole").then((answer) => answer.text());
  const { result } = await staffCall(empty, "catalogue", file);
  expect(result).toMatchObject({ attributes: 0, categories: 0, rows: 0, refused: [{ field }] });
  await expect(asStaff(empty, "GET", "catalogue?format=whole").then((answer) => answer.text())).resolves.toBe(before);
});

const set = {
  type: "grouped",
  sku: "XX-SET",
  taxClass: "care",
  name: words("Set"),
  slug: words("xx-set"),
  description: words(""),
  members: [{ sku: "MR-BRUNO-BLACK-53", quantity: 1 }],
};

test.each([
  [{ ...set, members: [{ sku: "XX-NONE", quantity: 1 }] }, "sets.0.parts"],
  [{ ...set, sku: "MR-BRUNO" }, "sets.0.sku"],
  [{ ...set, taxClass: "gold" }, "sets.0.taxClass"],
  [{ ...set, categories: ["no-such-category"] }, "sets.0.categories"],
  [{ ...set, members: [] }, "sets.0.members"],
])("refuses an invalid set and names its field: %#", async (invalid, field) => {
  const { result } = await staffCall(empty, "catalogue", { sets: [invalid, set] });
  expect(result).toMatchObject({ sets: 1, refused: [{ row: 1, field }] });
});

test.each([
  [{ product: "XX-NONE" }, "links.0.product"],
  [{ product: "MR-BRUNO", similar: ["XX-NONE"] }, "links.0.similar"],
  [{ product: "MR-BRUNO", similar: ["HL-NELA", "HL-NELA"] }, "links.0.similar"],
])("refuses invalid links and names their field: %j", async (invalid, field) => {
  const { result } = await staffCall(empty, "catalogue", { links: [invalid, { product: "MR-BRUNO", related: [] }] });
  expect(result).toMatchObject({ links: 1, refused: [{ row: 1, field }] });
});
