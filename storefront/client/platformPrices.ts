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

/** How long a search can be answered from memory to fill in its prices, in milliseconds: as long as a query is fresh. */
const memoryTime = 60_000;
const maxMemories = 20;

/** The last answer to a search. */
interface Memory {
  readonly askedAt: number;
  readonly answer: () => Response;
}

/** Keeps the last answers to searches by their request. */
function createMemories() {
  const memories = new Map<string, Memory>();
  return {
    /** Returns the answer to a search that is not older than a query may be; null if there is none. */
    recall: (key: string, at: number): Response | null => {
      const memory = memories.get(key);
      return memory && at - memory.askedAt < memoryTime ? memory.answer() : null;
    },
    /** Returns whether the answer was kept, which it is unless the search was made again since. */
    keep: (key: string, memory: Memory): boolean => {
      if ((memories.get(key)?.askedAt ?? 0) > memory.askedAt) return false;
      // The newest one is last, so that the first one is the oldest.
      memories.delete(key);
      memories.set(key, memory);
      const [oldest] = memories.keys();
      if (memories.size > maxMemories && oldest !== undefined) memories.delete(oldest);
      return true;
    },
  };
}

const keyOf = async (request: Request) => `${request.url} ${request.method === "GET" ? "" : await request.text()}`;

const lateAfter = (milliseconds: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, milliseconds, null);
  });

/**
 * Returns a `fetch` that asks the platform for the current prices of the products that a search has found
 * (docs/specification/prices.md#price-12). Prices are matched by id. If they fail, or arrive late and need not be waited
 * for, the products keep the prices of the search and are marked as not current.
 *
 * Late prices are announced by `latePrices.onArrived`, which repeats the searches. Meanwhile, these are answered from
 * memory: with the prices, and without a request that would make other prices late.
 */
export function withPlatformPrices(
  options: ClientOptions,
  { isWaiting, now }: { readonly isWaiting: boolean; readonly now: () => Date },
): Fetch {
  const { onMissed, onArrived } = options.latePrices ?? {};
  const memories = createMemories();
  let filling: Promise<unknown> | null = null;

  async function fillIn(
    late: Promise<readonly PlatformPrice[]>,
    keepAnswer: (prices: readonly PlatformPrice[]) => boolean,
    repeatSearches: () => Promise<unknown>,
  ): Promise<void> {
    const prices = await late;
    if (prices.length === 0 || !keepAnswer(prices)) return;
    // The search of these prices may have been repeated before they arrived.
    await filling;
    filling ??= repeatSearches().finally(() => {
      filling = null;
    });
    await filling;
  }

  async function currentPrices(skus: readonly string[]): Promise<readonly PlatformPrice[]> {
    if (skus.length === 0) return [];
    const { id, currency } = options.store;
    // This call names the store view by its number. Without it, the platform refuses the currency of all but the first one.
    const query = { skus: skus.join(","), currencyCode: currency, storeId: String(id) };
    return call(options, renderListEndpoints.renderList, query).catch(() => []);
  }

  return async (request) => {
    if (!new URL(request.url).pathname.endsWith("/product/_search")) return options.fetch(request);
    const key = await keyOf(request.clone());
    const askedAt = now().getTime();
    const known = filling && memories.recall(key, askedAt);
    if (known) return known;

    const response = await options.fetch(request);
    if (!response.ok) return response;
    const body: unknown = await response.clone().json();
    const read = answer.safeParse(body);
    if (!read.success) return response;
    const { hits } = read.data;
    const documents = hits.hits.map((hit) => hit._source);
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    const answerWith = (prices: readonly PlatformPrice[]) => {
      const refreshed = { prices, at: now() };
      const found = hits.hits.map((hit) => ({ ...hit, _source: refreshAll(hit._source, refreshed) }));
      return Response.json({ ...read.data, hits: { ...hits, hits: found } }, { status: response.status, headers });
    };
    const keepAnswer = (prices: readonly PlatformPrice[]) =>
      memories.keep(key, { askedAt, answer: () => answerWith(prices) });

    const asked = currentPrices(skusOf(documents));
    const punctual = await (isWaiting ? asked : Promise.race([asked, lateAfter(patience)]));
    if (!punctual) onMissed?.();
    if (onArrived && keepAnswer(punctual ?? []) && !punctual) {
      void fillIn(asked, keepAnswer, onArrived);
    }
    return answerWith(punctual ?? []);
  };
}
