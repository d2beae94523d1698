import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { documentsOf, entities, type Hit, openEmptyShop } from "./emptyShop.ts";
import { staffCall } from "./support.ts";

const demo = await openForTests();
const empty = await openEmptyShop();

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
const idsOf = (documents: readonly Hit["_source"][]) => documents.map(({ id }) => id);

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
