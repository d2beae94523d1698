import * as z from "zod/mini";
import { renderListEndpoints } from "#contract/catalog/renderList.ts";
import { maxSkus } from "#contract/catalog/stock.ts";
import { toWireAmount } from "#contract/wire/value.ts";
import type { GrossNet, PlatformPrice } from "#domain/price.ts";
import { call, type ClientOptions, type Fetch } from "./call.ts";

/** How long an answer is held back for its prices, in milliseconds, if it need not wait for them. */
const patience = 300;

const children = z.optional(z.array(z.looseObject({ id: z.number(), sku: z.string() })));
const document = z.looseObject({ id: z.number(), sku: z.string(), configurable_children: children });
const answer = z.looseObject({ hits: z.looseObject({ hits: z.array(z.looseObject({ _source: document })) }) });
type Document = z.infer<typeof document>;

/** Returns the skus whose prices are asked for: of variants only for a single product, whose page shows them. */
function skusOf(documents: readonly Document[]): readonly string[] {
  const [only] = documents;
  const variants = documents.length === 1 ? (only?.configurable_children ?? []) : [];
  return [...documents, ...variants].map(({ sku }) => sku).slice(0, maxSkus);
}

const amounts = (name: string, { gross, net }: GrossNet) => ({
  [name]: toWireAmount(net),
  [`${name}_incl_tax`]: toWireAmount(gross),
});

interface Refreshed {
  readonly prices: readonly PlatformPrice[];
  readonly at: Date;
}

/** Returns a document with its current prices, marked as such. Without a current price it keeps its own. */
function refresh<Priced extends { readonly id: number }>(priced: Priced, { prices, at }: Refreshed) {
  const found = prices.find(({ id }) => id === priced.id);
  if (!found) return { ...priced, price_is_current: false, price_refreshed_at: null };
  const { current, regular, special } = found;
  return {
    ...priced,
    ...amounts("price", current),
    ...amounts("final_price", current),
    ...amounts("original_price", regular),
    ...(special ? amounts("special_price", special) : { special_price: 0, special_price_incl_tax: 0 }),
    price_is_current: true,
    price_refreshed_at: at.toISOString(),
  };
}

const refreshAll = ({ configurable_children, ...own }: Document, refreshed: Refreshed) => ({
  ...refresh(own, refreshed),
  ...(configurable_children && {
    configurable_children: configurable_children.map((each) => refresh(each, refreshed)),
  }),
});

/**
 * Returns a `fetch` that asks the platform for the current prices of the products that a search has found
 * (docs/specification/prices.md#price-12). Prices are matched by id. If they fail, or arrive late and need not be waited
 * for, the products keep the prices of the search and are marked as not current.
 */
export function withPlatformPrices(
  options: ClientOptions,
  { isWaiting, now }: { readonly isWaiting: boolean; readonly now: () => Date },
): Fetch {
  const currentPrices = async (skus: readonly string[]): Promise<readonly PlatformPrice[]> => {
    if (skus.length === 0) return [];
    const query = { skus: skus.join(","), currencyCode: options.store.currency };
    const asked = call(options, renderListEndpoints.renderList, query).catch(() => []);
    if (isWaiting) return asked;
    return Promise.race([asked, new Promise<[]>((resolve) => setTimeout(resolve, patience, []))]);
  };
  return async (request) => {
    const response = await options.fetch(request);
    if (!response.ok || !new URL(request.url).pathname.endsWith("/product/_search")) return response;
    const body: unknown = await response.clone().json();
    const read = answer.safeParse(body);
    if (!read.success) return response;
    const { hits } = read.data;
    const documents = hits.hits.map((hit) => hit._source);
    const refreshed = { prices: await currentPrices(skusOf(documents)), at: now() };
    const found = hits.hits.map((hit) => ({ ...hit, _source: refreshAll(hit._source, refreshed) }));
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    return Response.json({ ...read.data, hits: { ...hits, hits: found } }, { status: response.status, headers });
  };
}
