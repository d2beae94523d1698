import { configuration } from "#configuration/index.ts";
import { shopMethod } from "#domain/payment/status.ts";
import { languageOf } from "../kernel/language.ts";
import { type GatewayMethod, GatewayUnavailable } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import type { OfferedMethod, PaymentProvider } from "./provider.ts";
import { LRUCache } from "lru-cache";
import { eq } from "drizzle-orm";
import { onlineMethods } from "./tables/payment.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";

/**
 * Returns the methods of a provider under the shop's codes, without those that have none
 * (docs/specification/payment.md#payment-9), and in no other countries than the provider serves.
 */
function toOfferedMethods(
  { methodCodes, countries: served }: PaymentProvider,
  methods: readonly GatewayMethod[],
): readonly OfferedMethod[] {
  return methods.flatMap(({ method, countries, ...rest }) => {
    const code = methodCodes ? shopMethod(method, methodCodes) : method;
    return code === null ? [] : [{ ...rest, code, countries: limitCountries(countries, served) }];
  });
}

function limitCountries({ allowed, excluded }: GatewayMethod["countries"], served?: readonly string[]) {
  if (!served) return { allowed, excluded };
  return { allowed: allowed === "all" ? served : allowed.filter((country) => served.includes(country)), excluded };
}

/** Creates a cached reader of a provider's methods, which returns null when the shop does not use the provider. */
export function createOfferedMethods(
  { gateways, clock }: Pick<PaymentParts, "gateways" | "clock">,
  provider: PaymentProvider,
): (locale: string) => Promise<readonly OfferedMethod[] | null> {
  const gateway = gateways.get(provider.code);
  const cached = createListCache<readonly OfferedMethod[]>(clock);
  return async (locale) => {
    const language = languageOf(locale);
    return gateway ? cached(language, async () => toOfferedMethods(provider, await gateway.methods(language))) : null;
  };
}

/** How long a provider's list is reused, in milliseconds. While the provider cannot be reached, an older one is used too. */
const cacheTime = 5 * 60_000;
const maxLists = 20;

/**
 * Creates a cache of a provider's lists, so that visitors do not cause a request to the provider each time. Throws
 * `GatewayUnavailable` when a list cannot be read and none is cached.
 */
export function createListCache<List>(clock: () => Date): (key: string, read: () => Promise<List>) => Promise<List> {
  const lists = new LRUCache<string, { readonly at: number; readonly list: List }>({ max: maxLists });
  return async (key, read) => {
    const cached = lists.get(key);
    const now = clock().getTime();
    if (cached && now - cached.at < cacheTime) return cached.list;
    try {
      const list = await read();
      lists.set(key, { at: now, list });
      return list;
    } catch (error) {
      if (cached && error instanceof GatewayUnavailable) return cached.list;
      throw error;
    }
  };
}

type Stored = typeof onlineMethods.$inferInsert;

/** Returns the providers in the order in which they are offered; a code that two of them have belongs to the first one. */
function sortProviders({ providers }: Pick<PaymentParts, "providers">): readonly PaymentProvider[] {
  const all = [...providers.values()];
  return [...all.filter((each) => each.isListedFirst), ...all.filter((each) => !each.isListedFirst)];
}

/** The distance between the positions of two providers: more than any provider has methods. */
const positionsPerProvider = 1000;

/** How often the methods are read from the providers, in milliseconds. */
const refreshInterval = 60 * 60_000;

/** Returns a provider's methods with titles in the languages of the shop. Throws `GatewayUnavailable`. */
async function readMethods(
  { gateways }: PaymentParts,
  provider: PaymentProvider,
  rank: number,
): Promise<readonly Stored[]> {
  const gateway = gateways.get(provider.code);
  if (!gateway) return [];
  const locales = [...new Set(configuration.storeViews.filter(({ enabled }) => enabled).map(({ locale }) => locale))];
  const lists: { readonly locale: string; readonly methods: readonly OfferedMethod[] }[] = [];
  for (const locale of locales) {
    const methods = await gateway.methods(locale);
    lists.push({ locale, methods: toOfferedMethods(provider, methods) });
  }
  const titleIn = (code: string) =>
    lists.flatMap(({ locale, methods }) => {
      const title = methods.find((each) => each.code === code)?.title;
      return title === undefined ? [] : [[locale, title] as const];
    });
  return (lists[0]?.methods ?? []).map(({ code, image, countries: { allowed, excluded } }, place) => ({
    code,
    provider: provider.code,
    position: rank * positionsPerProvider + place,
    currencies: provider.currencies ?? null,
    titles: Object.fromEntries(titleIn(code)),
    image,
    allowed,
    excluded,
  }));
}

/** Replaces the stored methods of a provider. While the provider cannot be reached, the stored ones stay. */
async function refresh(parts: PaymentParts, provider: PaymentProvider, rank: number): Promise<void> {
  const methods = await readMethods(parts, provider, rank).catch((error: unknown) => {
    if (error instanceof GatewayUnavailable) return null;
    throw error;
  });
  if (methods === null) return;
  await parts.database.write(async (session) => {
    await session.delete(onlineMethods).where(eq(onlineMethods.provider, provider.code));
    if (methods.length > 0)
      await session
        .insert(onlineMethods)
        .values([...methods])
        .onConflictDoNothing();
  });
}

/** Schedules reading the methods of all providers, now. A shop without online payments deletes the stored ones instead. */
export const scheduleMethodsRefresh = ({
  database,
  clock,
  newId,
}: Pick<PaymentParts, "database" | "clock" | "newId">): Promise<void> =>
  database.write((session) =>
    enqueue(session, { kind: "payment-methods", key: `payment-methods:${newId()}`, payload: {}, runAt: clock() }),
  );

/** Reads and stores the methods of all providers, and schedules the next time. */
export const methodsHandler =
  (parts: PaymentParts): JobHandler =>
  async () => {
    const { database, clock, settings } = parts;
    if (!settings.onlinePayments) {
      await database.write((session) => session.delete(onlineMethods));
      return;
    }
    // In sequence: of two methods with the same code, the first one is stored.
    for (const [rank, provider] of sortProviders(parts).entries()) await refresh(parts, provider, rank);
    const runAt = new Date(clock().getTime() + refreshInterval);
    const key = `payment-methods:${Math.floor(runAt.getTime() / refreshInterval)}`;
    await database.write((session) => enqueue(session, { kind: "payment-methods", key, payload: {}, runAt }));
  };
