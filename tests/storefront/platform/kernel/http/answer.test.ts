import { afterEach, beforeAll, expect, test } from "vitest";
import { contractCalls } from "#client/contractCalls.ts";
import { configuration } from "#configuration/index.ts";
import { type Entity, entitySizes } from "#platform/search/catalogSearch.ts";
import { isFull } from "../../../../support/scope.ts";
import { staffCall } from "../../staff/support.ts";
import { openForTests } from "../../support/openForTests.ts";
import { black, filledCart, orderFor } from "../../support/shopping.ts";

/** The tags that jobs reported as outdated, outside any answer. */
let outdatedByJobs: string[] = [];
const platform = await openForTests({ onOutdated: (tags) => void outdatedByJobs.push(...(tags ?? [])) });
afterEach(() => {
  outdatedByJobs = [];
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
const { rows: categoryRows } = await platform.connection.query<{ id: number }>(
  `select id from categories
    where $1 or id in (select category_id from category_products where product_id in ($2, $3))
      or id = (select max(id) from categories) order by id`,
  [isFull, brunoId, lunaId],
);

/** The filters that the shop uses for each entity. */
const filters: Partial<Record<Entity, readonly object[]>> = {
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

/** All calls whose answers may be cached, in each store view. */
const cachedCalls: string[] = [];
for (const store of stores) {
  for (const entity of entities) {
    // As many as a list shows, because answers with more tags are not cached.
    cachedCalls.push(catalog(store, entity, null), catalog(store, entity, null, "&size=100&sort=id:desc"));
    for (const clause of filters[entity] ?? []) cachedCalls.push(catalog(store, entity, clause));
  }
  for (const path of [
    "vsbridge/cms/sliders",
    "vsbridge/cms/banners",
    "vsbridge/fb/ig/media",
    "products/glasses-data",
    "products/configuration-tree",
  ])
    cachedCalls.push(`${path}?storeCode=${store}`);
}

interface CachedAnswer {
  readonly path: string;
  readonly body: string;
  readonly tags: readonly string[];
}

const tagsIn = (header: string | null) => header?.split(",") ?? [];

async function readCachedAnswers(): Promise<readonly CachedAnswer[]> {
  const cached: CachedAnswer[] = [];
  for (const path of cachedCalls) {
    const { json, headers } = await platform.get(path);
    const isCached = headers.get("cache-control")?.startsWith("public");
    if (isCached) cached.push({ path, body: JSON.stringify(json), tags: tagsIn(headers.get("x-cache-tags")) });
  }
  return cached;
}

/** The answers before the next change, which are those after the previous change. */
let before: readonly CachedAnswer[] = [];
beforeAll(async () => {
  before = await readCachedAnswers();
});

/** Returns how many cached answers a change makes wrong, and which of them it does not invalidate. */
async function outdatedBy(change: () => Promise<{ readonly headers: Headers }>) {
  const dropped = new Set([...tagsIn((await change()).headers.get("x-cache-drop")), ...outdatedByJobs]);
  const after = await readCachedAnswers();
  const bodies = new Map(after.map(({ path, body }) => [path, body]));
  const wrong = before.filter(({ path, body }) => bodies.get(path) !== body);
  before = after;
  return { wrong: wrong.length, stale: wrong.filter(({ tags }) => !tags.some((tag) => dropped.has(tag))) };
}

test("covers every call of the contract whose answer may be cached", async () => {
  const paths = contractCalls.filter(({ method }) => method === "GET").map(({ path }) => path);
  const covered = new Set(cachedCalls.map((path) => `/api/${path.split("?")[0] ?? ""}`));
  const cached: string[] = [];
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
    if (headers.get("cache-control")?.startsWith("public")) cached.push(own);
  }
  expect(cached.length).toBeGreaterThan(10);
  expect(cached.filter((path) => !covered.has(path))).toEqual([]);
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

const importRow = (row: object) => staffCall(platform, "catalogue", [row]);
const importBruno = (row: object) => importRow({ product: "MR-BRUNO", sku: black, ...row });

async function moderatedReview(id: number | undefined, status: "approved" | "refused") {
  return staffCall(platform, `reviews/${id}`, { status });
}

/** In this order, because each change starts from the result of the previous one. */
const changes: readonly (readonly [string, () => Promise<{ readonly headers: Headers }>])[] = [
  ["a new price", () => staffCall(platform, "prices", { sku: black, store: "pl", price: 249 })],
  ["a low stock", () => staffCall(platform, "stock", { sku: black, quantity: 3 })],
  ["an order", () => placedOrder(1)],
  ["an order of the last pieces", () => placedOrder(2)],
  ["a canceled order", () => staffCall(platform, `orders/${lastOrder}/status`, { status: "canceled" })],
  ["an approved review", async () => moderatedReview(await writtenReview("submitted"), "approved")],
  [
    "a refused review",
    async () => {
      const { rows } = await platform.connection.query<{ id: number }>(
        "select id from reviews where detail = 'Zawias pęka.'",
      );
      return moderatedReview(rows[0]?.id, "refused");
    },
  ],
  ["an imported name", () => importBruno({ name: inThree("Brunello") })],
  ["an imported slug", () => importBruno({ slug: { pl: "br-pl", de: "br-de", en: "br-en" } })],
  ["imported prices", () => importBruno({ prices: { pl: { price: 199 }, de: { price: 59 } } })],
  ["imported categories", () => importBruno({ categories: [] })],
  ["an imported new product", () => importRow(newFrame)],
  ["a product that is no longer for sale", () => importRow({ product: "XX-NOWA", sku: "XX-NOWA-BLACK", status: 2 })],
];

/** What `npm test` tries: a change of each kind. */
const oneOfEachKind = new Set([
  "a new price",
  "an order",
  "a canceled order",
  "an approved review",
  "an imported new product",
]);

test.each(changes.filter(([what]) => isFull || oneOfEachKind.has(what)))(
  "invalidates every cached answer that %s makes wrong",
  async (_what, change) => {
    const { wrong, stale } = await outdatedBy(change);
    expect(stale.map(({ path, tags }) => ({ path: decodeURIComponent(path), tags }))).toEqual([]);
    expect(wrong).toBeGreaterThan(0);
  },
);

test("finds an approved review without reading the catalogue again", async () => {
  const id = await writtenReview("submitted");
  const { headers } = await staffCall(platform, `reviews/${id}`, { status: "approved" });
  expect(tagsIn(headers.get("x-cache-drop"))).toEqual(expect.arrayContaining([`R${lunaId}`, "R"]));
  const { json } = await platform.get(catalog("pl", "user_review", { terms: { product_id: [lunaId] } }));
  expect(JSON.stringify(json)).toContain("Zawias pęka.");
});
