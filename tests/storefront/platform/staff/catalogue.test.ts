import { expect, test } from "vitest";
import { readCsv, toCsv } from "#platform/staff/catalogueCsv.ts";
import { seedContent } from "#demo/content.ts";
import { seed } from "#demo/seed.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { asStaff, readRows, staffCall } from "./support.ts";

const platform = await openForTests();

const inThree = (text: string) => ({ pl: `${text} pl`, de: `${text} de`, en: `${text} en` });

const newFrame = {
  product: "XX-NOWA",
  sku: "XX-NOWA-BLACK",
  type: "simple",
  taxClass: "frames",
  categories: [],
  stock: 4,
  name: inThree("Nowa"),
  slug: { pl: "nowa-pl", de: "nowa-de", en: "nowa-en" },
  prices: { pl: { price: 100 }, de: { price: 25 } },
  attributes: { type: "eyeglasses", brand: "mirno", shape: "round" },
  variantAttributes: {
    color: 49,
    size: 173,
    finish: "black",
    width: 50,
    lens_height: 40,
    bridge: 20,
    length: 145,
    total_width: 138,
  },
};

const importRows = (rows: readonly unknown[]) => staffCall(platform, "catalogue", rows);

async function found(sku: string): Promise<unknown> {
  const request = JSON.stringify({ query: { bool: { filter: { terms: { sku: [sku] } } } } });
  const { json } = await platform.get(
    `vsbridge/catalog/vue_storefront_catalog_pl/product/_search?${new URLSearchParams({ request })}`,
  );
  return (json as { hits?: { hits?: unknown[] } }).hits?.hits?.[0];
}

test("exports the same rows as JSON and as CSV", async () => {
  const { result } = await staffCall(platform, "catalogue");
  const exported = result as readonly unknown[];
  expect(exported.length).toBeGreaterThan(500);
  const csv = await (await asStaff(platform, "GET", "catalogue?format=csv")).text();
  expect(readRows(csv)).toEqual(exported);
});

test("imports a new product, which is found and in stock at once", async () => {
  await expect(importRows([newFrame])).resolves.toMatchObject({ result: { taken: 1, added: 1, refused: [] } });
  await expect(found("XX-NOWA")).resolves.toMatchObject({ _source: { name: "Nowa pl", price_incl_tax: 100 } });
  const stock = await platform.get("stock/check?sku=XX-NOWA-BLACK");
  expect(stock.json.result).toMatchObject({ qty: 4, is_in_stock: true });
});

test("reports invalid rows with their number and field, and imports the others", async () => {
  const { result } = await importRows([
    { product: "XX-NOWA", sku: "XX-NOWA-BLACK", stock: 9 },
    { product: "XX-NOWA", sku: "XX-NOWA-BLACK", stock: -1 },
    { product: "XX-NOWA", sku: "XX-NOWA-BLACK", colour: "black" },
    { product: "XX-HALF", sku: "XX-HALF" },
    { product: "XX-NOWA", sku: "MR-BRUNO-BLACK-53" },
    { product: "XX-NOWA", sku: "XX-NOWA-BLACK", taxClass: "gold", categories: ["no-such-shelf"] },
    { ...newFrame, product: "XX-TWIN", sku: "XX-TWIN" },
    "not a row",
    { sku: { toString: 1, valueOf: 1 }, product: "XX-NOWA" },
  ]);
  expect(result).toMatchObject({ rows: 9, taken: 1, added: 0 });
  const { refused } = result as { readonly refused: readonly { row: number; field: string; problem: string }[] };
  expect(refused.map(({ row, field }) => `${row} ${field}`)).toEqual([
    "2 stock",
    "3 row",
    "8 row",
    "9 sku",
    "4 type",
    "4 taxClass",
    "4 name",
    "4 slug",
    "4 prices",
    "5 product",
    "6 taxClass",
    "6 categories",
    "7 slug.pl",
  ]);
  await expect(platform.stockOf("XX-NOWA-BLACK")).resolves.toBe(9);
});

test("refuses only the rows with NUL or unpaired surrogate characters", async () => {
  const text = [
    "product,sku,stock,description_pl,attributes,variant_attributes",
    'XX-NOWA,XX-NOWA-BLACK,8,"a\u0000b",,',
    'XX-NOWA,XX-NOWA-BLACK,8,,"{""rim"":""\\u0000""}",',
    'XX-NOWA,XX-NOWA-BLACK,8,,,"{""\\ud800"":""x""}"',
    "XX-NOWA,XX-NOWA-BLACK,9,,,",
  ].join("\n");
  const answer = await asStaff(platform, "POST", "catalogue", { type: "text/csv", text });
  expect(answer.status).toBe(200);
  const { result } = (await answer.json()) as { result: { taken: number; refused: readonly { field: string }[] } };
  expect(result.taken).toBe(1);
  expect(result.refused.map(({ field }) => field.split(".")[0])).toEqual([
    "description",
    "attributes",
    "variantAttributes",
  ]);
});

/** "XX-NOWA" with a Polish description, as a spreadsheet of Windows saves it. */
const inWindows1250 = Buffer.from(
  ["product,sku,stock,description_pl", "XX-NOWA,XX-NOWA-BLACK,9,", "XX-NOWA,XX-NOWA-BLACK,9,Za\xbf\xf3\xb3\xe6"].join(
    "\n",
  ),
  "latin1",
);

test("refuses a file that is not in the stated encoding, with its line, and changes nothing", async () => {
  for (const [type, sent] of [
    ["text/csv", inWindows1250],
    ["text/csv; charset=utf-8", inWindows1250],
    ["text/csv", Buffer.from("product,sku\n\nXX-NOWA,XX-\uFFFD")],
  ] as const) {
    const answer = await asStaff(platform, "POST", "catalogue", { type, text: new Uint8Array(sent) });
    await expect(answer.json()).resolves.toMatchObject({
      result: {
        taken: 0,
        refused: [{ row: 0, field: "file", problem: expect.stringMatching(/^Line 3 .*utf-8.*UTF-8/) }],
      },
    });
  }
  const answer = await asStaff(platform, "POST", "catalogue", { type: "text/csv; charset=klingon", text: "sku" });
  await expect(answer.json()).resolves.toMatchObject({
    result: { refused: [{ problem: "The encoding klingon is unknown." }] },
  });
});

test("reads a file in the encoding that is stated", async () => {
  const type = "text/csv; charset=windows-1250";
  const answer = await asStaff(platform, "POST", "catalogue", { type, text: new Uint8Array(inWindows1250) });
  await expect(answer.json()).resolves.toMatchObject({ result: { taken: 2, refused: [] } });
  const csv = await asStaff(platform, "GET", "catalogue?format=csv").then((each) => each.text());
  expect(csv).toContain("Zażółć");
});

test("refuses a JSON file in another encoding", async () => {
  const text = new Uint8Array(Buffer.from('{"products":[\n{"sku":"\xb3"}]}', "latin1"));
  const answer = await asStaff(platform, "POST", "catalogue", { text });
  await expect(answer.json()).resolves.toMatchObject({
    result: { refused: [{ problem: expect.stringMatching(/^Line 2 /) }] },
  });
});

test("says which form is wanted of a field that is refused", async () => {
  const row = { product: "XX-NOWA", sku: "XX-NOWA-BLACK" };
  const products = [
    { ...row, categories: "frames" },
    { ...row, attributes: [] },
    { ...row, flags: ["rare"] },
    { ...row, name: "Nowa" },
    { ...row, lensMatrix: [{ power: [true] }] },
  ];
  const answer = await asStaff(platform, "POST", "catalogue", { text: JSON.stringify({ products }) });
  const { result } = (await answer.json()) as { result: { refused: readonly { problem: string }[] } };
  expect(result.refused.map(({ problem }) => problem)).toEqual([
    "Must be a list.",
    "Must be an object with fields.",
    expect.stringMatching(/^Must be one of: /),
    "Must be an object with fields.",
    "Must be a text. Or: Must be a number. Or: Must be an object with fields.",
  ]);
});

const engraving = {
  id: "2",
  kind: "field",
  required: false,
  labels: { pl: "Grawer", de: "Gravur", en: "Engraving" },
  maximum: 24,
  price: { amounts: { PLN: 19, EUR: 4.5 } },
};
const lining = {
  id: "1",
  kind: "radio",
  required: true,
  labels: inThree("Podszewka"),
  values: [
    { id: "11", labels: inThree("Zamsz") },
    { id: "12", labels: inThree("Skóra"), price: { percent: 30 } },
  ],
};
const caseRow = { product: "SK-ETUI-GRAWER", sku: "SK-ETUI-GRAWER" };

async function optionsOf(sku: string) {
  const { result } = await staffCall(platform, "catalogue");
  return (result as readonly { readonly sku: string; readonly ownOptions?: unknown }[]).find((row) => row.sku === sku)
    ?.ownOptions;
}

test("keeps a product's own options on their way through a file, and replaces or removes them", async () => {
  const before = await optionsOf("SK-ETUI-GRAWER");
  expect(before).toMatchObject([
    { id: "1", kind: "radio", required: true, values: [{ id: "11" }, { price: { amounts: { PLN: 9, EUR: 2 } } }, {}] },
    { ...engraving, labels: {} },
    { id: "3", kind: "file" },
  ]);
  for (const ownOptions of [[engraving, lining], [], before]) {
    await expect(importRows([{ ...caseRow, ownOptions }])).resolves.toMatchObject({
      result: { taken: 1, refused: [] },
    });
    const wanted = Array.isArray(ownOptions) && ownOptions.length === 0 ? undefined : ownOptions;
    await expect(optionsOf("SK-ETUI-GRAWER")).resolves.toEqual(wanted);
  }
  await expect(found("SK-ETUI-GRAWER")).resolves.toMatchObject({ _source: { options: [{ option_id: "1" }, {}, {}] } });
});

test.each([
  ["ownOptions", "engraving", "Must be a list."],
  ["ownOptions.0.id", [{ ...engraving, id: "lens" }], 'Must be a number as a text, such as "12". Carts refer to it.'],
  ["ownOptions", [engraving, engraving], "Two of them have the same `id`."],
  ["ownOptions.0.kind", [{ ...engraving, kind: "poem" }], expect.stringMatching(/^Must be one of: field, area, /)],
  [
    "ownOptions.0.values",
    [{ ...lining, values: undefined }],
    expect.stringMatching(/^A choice needs a list of values/),
  ],
  ["ownOptions.0.maximum", [{ ...lining, maximum: 4 }], expect.stringMatching(/^Only a text/)],
  ["ownOptions.0.price", [{ ...engraving, price: 19 }], expect.stringMatching(/^Must be {"percent": 30} or/)],
  ["ownOptions.0.labels.de", [{ ...engraving, labels: { pl: "Grawer", en: "Engraving" } }], "Must be a text."],
])(
  "refuses own options with %s that is wrong, with the row and the wanted form",
  async (field, ownOptions, problem) => {
    const before = await optionsOf("SK-ETUI-GRAWER");
    const { result } = await importRows([{ ...caseRow }, { ...caseRow, ownOptions }]);
    expect(result).toMatchObject({ taken: 1, refused: [{ row: 2, sku: "SK-ETUI-GRAWER", field, problem }] });
    await expect(optionsOf("SK-ETUI-GRAWER")).resolves.toEqual(before);
  },
);

test("refuses own options of a CSV that are no JSON, with the line", async () => {
  const text = "product;sku;own_options\nSK-ETUI-GRAWER;SK-ETUI-GRAWER;[{";
  const answer = await asStaff(platform, "POST", "catalogue", { type: "text/csv", text });
  await expect(answer.json()).resolves.toMatchObject({
    result: { taken: 0, refused: [{ row: 1, field: "ownOptions", problem: "Must be a list." }] },
  });
});

test("refuses an ambiguous price such as 1.200", async () => {
  const text = 'product,sku,price_pl\nXX-NOWA,XX-NOWA-BLACK,"1,200"\nXX-NOWA,XX-NOWA-BLACK,1.200\n';
  const answer = await asStaff(platform, "POST", "catalogue", { type: "text/csv", text });
  await expect(answer.json()).resolves.toMatchObject({
    result: {
      taken: 0,
      refused: [
        { row: 1, field: "prices.pl.price" },
        { row: 2, field: "prices.pl.price" },
      ],
    },
  });
});

test("refuses only the rows with too many or too few cells", async () => {
  const text = [
    "product,sku,stock",
    "XX-NOWA,XX-NOWA-BLACK,5,6",
    "XX-NOWA,XX-NOWA-BLACK",
    "",
    "XX-NOWA,XX-NOWA-BLACK,7",
  ].join("\n");
  const answer = await asStaff(platform, "POST", "catalogue", { type: "text/csv", text });
  await expect(answer.json()).resolves.toMatchObject({
    result: {
      rows: 3,
      taken: 1,
      refused: [
        { row: 1, field: "row", problem: "The row has 4 cells, but the header has 3 columns." },
        { row: 2, field: "row", problem: "The row has 2 cells, but the header has 3 columns." },
      ],
    },
  });
  await expect(platform.stockOf("XX-NOWA-BLACK")).resolves.toBe(7);
});

test.each([
  ["sku,sku\nA,B\n", "sku"],
  ["sku,colour\nA,black\n", "colour"],
  ['sku,product\n"A', "file"],
])("refuses a file with an invalid header or syntax: %j", (text, field) => {
  expect(readCsv(text)).toMatchObject({ ok: false, error: [{ row: 0, field }] });
});

test("reads semicolons, decimal commas and protected formulas of spreadsheets", () => {
  expect(readRows("product;sku;price_pl;stock\nA;A-1;329,50;3\n")).toEqual([
    { product: "A", sku: "A-1", prices: { pl: { price: 329.5 } }, stock: 3 },
  ]);
  const row = { product: "A", sku: "A-1", name: { pl: "=1+1" } };
  expect(toCsv([row])).toContain("'=1+1");
  expect(readRows(toCsv([row]))).toEqual([row]);
});

test("keeps the staff's changes when a new version of the demo catalogue is seeded", async () => {
  await importRows([
    {
      product: "MR-BRUNO",
      sku: "MR-BRUNO-BLACK-53",
      name: { pl: "Bruno naszego salonu" },
      prices: { pl: { price: 1 } },
    },
  ]);
  const content = { ...seedContent, products: seedContent.products.slice(0, -1) };
  await seed(platform.database, { content, now: openingDay, onProgress: () => {} });
  const { rows } = await platform.connection.query<{ name: string; amount: number; status: number }>(
    `select name, amount, products.status from products
      join product_texts on product_texts.product_id = products.id and locale = 'pl'
      join variants on variants.product_id = products.id
      join prices on prices.variant_id = variants.id and store_code = 'pl'
      where variants.sku in ('MR-BRUNO-BLACK-53', 'XX-NOWA-BLACK') order by variants.sku`,
  );
  expect(rows).toEqual([
    { name: "Bruno naszego salonu", amount: 100, status: 1 },
    { name: "Nowa pl", amount: 100_00, status: 1 },
  ]);
});
