import { afterEach, beforeAll, expect, test } from "vitest";
import { contractCalls } from "#client/contractCalls.ts";
import { configuration } from "#configuration/index.ts";
import { type Entity, entitySizes } from "#platform/search/catalogSearch.ts";
import { staffCall } from "../../staff/support.ts";
import { openForTests } from "../../support/openForTests.ts";
import { black, filledCart, orderFor } from "../../support/shopping.ts";

/** What was said to be outdated without an answer, by jobs. */
let heard: string[] = [];
const platform = await openForTests({ onOutdated: (tags) => void heard.push(...(tags ?? [])) });
afterEach(() => {
  heard = [];
});

const catalog = (store: string, entity: string, clause: object | null, more = "") => {
  const request = JSON.stringify(clause ? { query: { bool: { filter: [clause] } } } : {});
  return `vsbridge/catalog/vue_storefront_catalog_${store}/${entity}/_search?${new URLSearchParams({ request })}${more}`;
};

const idOf = async (sku: string) => {
  const { rows } = await platform.connection.query<{ id: number }>("select id from products where sku = $1", [sku]);
  return rows[0]?.id ?? Number.NaN;
};
const brunoId = await idOf("MR-BRUNO");
const lunaId = await idOf("MR-LUNA");
const { rows: categoryRows } = await platform.connection.query<{ id: number }>("select id from categories order by id");

/** Narrowed in the ways in which the shop narrows its lists. */
const narrowed: Partial<Record<Entity, readonly object[]>> = {
  product: [
    ...categoryRows.map(({ id }) => ({ terms: { category_ids: [id] } })),
    { terms: { sku: ["MR-BRUNO"] } },
    { terms: { id: [lunaId] } },
    { terms: { sku: ["XX-NOWA"] } },
    { match: { name: "bruno" } },
  ],
  category: categoryRows.map(({ id }) => ({ terms: { id: [id] } })),
  user_review: [
    { terms: { product_id: [brunoId] } },
    { terms: { product_id: [lunaId] } },
    { terms: { product_id: [brunoId, lunaId] } },
    { terms: { sku: ["MR-LUNA"] } },
  ],
};

const stores = configuration.storeViews.filter(({ enabled }) => enabled).map(({ code }) => code);
const entities = Object.keys(entitySizes) as Entity[];

/** Every answer of the platform that may be kept for everybody, in each store view. */
const keptCalls: string[] = [];
for (const store of stores) {
  for (const entity of entities) {
    // As many as a list shows: what is read as a whole is not kept.
    keptCalls.push(catalog(store, entity, null), catalog(store, entity, null, "&size=100&sort=id:desc"));
    for (const clause of narrowed[entity] ?? []) keptCalls.push(catalog(store, entity, clause));
  }
  for (const path of [
    "vsbridge/cms/sliders",
    "vsbridge/cms/banners",
    "vsbridge/fb/ig/media",
    "products/glasses-data",
    "products/configuration-tree",
  ])
    keptCalls.push(`${path}?storeCode=${store}`);
}

interface Kept {
  readonly path: string;
  readonly body: string;
  readonly tags: readonly string[];
}

const listed = (header: string | null) => header?.split(",") ?? [];

async function keptAnswers(): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  for (const path of keptCalls) {
    const { json, headers } = await platform.get(path);
    const isKept = headers.get("cache-control")?.startsWith("public");
    if (isKept) kept.push({ path, body: JSON.stringify(json), tags: listed(headers.get("x-cache-tags")) });
  }
  return kept;
}

/** What is kept before the next change: what was answered after the one before. */
let before: readonly Kept[] = [];
beforeAll(async () => {
  before = await keptAnswers();
});

/** The kept answers that a change makes wrong and does not drop; and how many it makes wrong. */
async function outdatedBy(change: () => Promise<{ readonly headers: Headers }>) {
  const dropped = new Set([...listed((await change()).headers.get("x-cache-drop")), ...heard]);
  const after = await keptAnswers();
  const bodies = new Map(after.map(({ path, body }) => [path, body]));
  const wrong = before.filter(({ path, body }) => bodies.get(path) !== body);
  before = after;
  return { wrong: wrong.length, forgotten: wrong.filter(({ tags }) => !tags.some((tag) => dropped.has(tag))) };
}

test("every call of the contract whose answer may be kept is among those looked at", async () => {
  const paths = contractCalls.filter(({ method }) => method === "GET").map(({ path }) => path);
  const walked = new Set(keptCalls.map((path) => `/api/${path.split("?")[0] ?? ""}`));
  const kept: string[] = [];
  for (const path of new Set(paths)) {
    const own = path.replace("{storeCode}", "pl");
    const query = new URLSearchParams({
      storeCode: "pl",
      localeCode: "pl",
      sku: black,
      skus: black,
      countryCode: "PL",
    });
    const { headers } = await platform.get(`${own.replace("/api/", "")}?${query}`);
    if (headers.get("cache-control")?.startsWith("public")) kept.push(own);
  }
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => !walked.has(path))).toEqual([]);
});

async function writtenReview(status: string): Promise<number> {
  const { rows } = await platform.connection.query<{ id: number }>(
    `insert into reviews (product_id, locale, origin, status, rating, title, detail, nickname, created_at)
      values ($1, 'pl', 'buyer', $2, 1, 'Słabe', 'Zawias pęka.', 'Jan', now()) returning id`,
    [lunaId, status],
  );
  return rows[0]?.id ?? Number.NaN;
}

let lastOrder = "";
async function placedOrder(quantity: number) {
  const sent = orderFor(await filledCart(platform, black, quantity), { sku: black, minor: 249_00, quantity });
  const answer = await platform.post("order/create", sent);
  expect(answer.status).toBe(200);
  lastOrder = (answer.json.result as { readonly orderNumber: string }).orderNumber;
  return answer;
}

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

const bring = (row: object) => staffCall(platform, "catalogue", [row]);
const bringBruno = (row: object) => bring({ product: "MR-BRUNO", sku: black, ...row });

async function moderatedReview(id: number | undefined, status: "approved" | "refused") {
  return staffCall(platform, `reviews/${id}`, { status });
}

/** In the order in which they are made: each begins where the one before ended. */
const changes: readonly (readonly [string, () => Promise<{ readonly headers: Headers }>])[] = [
  ["a price that the staff sets", () => staffCall(platform, "prices", { sku: black, store: "pl", price: 249 })],
  ["a stock of a few", () => staffCall(platform, "stock", { sku: black, quantity: 3 })],
  ["an order", () => placedOrder(1)],
  ["an order of the last pieces", () => placedOrder(2)],
  ["an order that is canceled", () => staffCall(platform, `orders/${lastOrder}/status`, { status: "canceled" })],
  ["a review that is approved", async () => moderatedReview(await writtenReview("submitted"), "approved")],
  [
    "a review that is taken down",
    async () => {
      const { rows } = await platform.connection.query<{ id: number }>(
        "select id from reviews where detail = 'Zawias pęka.'",
      );
      return moderatedReview(rows[0]?.id, "refused");
    },
  ],
  ["a name that is imported", () => bringBruno({ name: inThree("Brunello") })],
  ["an address that is imported", () => bringBruno({ slug: { pl: "br-pl", de: "br-de", en: "br-en" } })],
  ["prices that are imported", () => bringBruno({ prices: { pl: { price: 199 }, de: { price: 59 } } })],
  ["categories that are imported", () => bringBruno({ categories: [] })],
  ["a new product that is imported", () => bring(newFrame)],
  ["a product that is taken off sale", () => bring({ product: "XX-NOWA", sku: "XX-NOWA-BLACK", status: 2 })],
];

test.each(changes)("drops every kept answer that is no longer right: %s", async (_what, change) => {
  const { wrong, forgotten } = await outdatedBy(change);
  expect(forgotten.map(({ path, tags }) => ({ path: decodeURIComponent(path), tags }))).toEqual([]);
  expect(wrong).toBeGreaterThan(0);
});

test("a review that is approved is found without reading the catalogue again", async () => {
  const id = await writtenReview("submitted");
  const { headers } = await staffCall(platform, `reviews/${id}`, { status: "approved" });
  expect(listed(headers.get("x-cache-drop"))).toEqual(expect.arrayContaining([`R${lunaId}`, "R"]));
  const { json } = await platform.get(catalog("pl", "user_review", { terms: { product_id: [lunaId] } }));
  expect(JSON.stringify(json)).toContain("Zawias pęka.");
});
