import { configuration } from "#configuration/index.ts";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { shopMethod } from "#domain/payment/status.ts";
import { languageOf } from "../kernel/language.ts";
import { type GatewayMethod, GatewayUnavailable } from "./gateway.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { LRUCache } from "lru-cache";
import { eq } from "drizzle-orm";
import { onlineMethods } from "./tables/payment.ts";
import { enqueue, type JobHandler } from "../kernel/jobs/jobs.ts";

/** A way to pay by the shop's own code. */
export interface OfferedMethod extends Omit<GatewayMethod, "method"> {
  readonly code: string;
}

/**
 * The methods of a provider under the shop's codes; those that the shop has no code for are left out
 * (docs/specification/payment.md#payment-9).
 */
function codesOf(provider: PaymentProvider, methods: readonly GatewayMethod[]): readonly OfferedMethod[] {
  return methods.flatMap(({ method, ...rest }) => {
    const code = provider === "mollie" ? shopMethod(method, configuration.payment.mollieMethods) : method;
    return code === null ? [] : [{ ...rest, code }];
  });
}

/** What a provider offers, as it said a moment ago; null where the shop has no such provider. */
export function createOfferedMethods({ gateways, clock }: Pick<PaymentParts, "gateways" | "clock">) {
  const remembered = createRemembered<readonly OfferedMethod[]>(clock);
  return async (provider: PaymentProvider, locale: string): Promise<readonly OfferedMethod[] | null> => {
    const gateway = gateways[provider];
    const language = languageOf(locale);
    return (
      gateway && remembered(`${provider} ${language}`, async () => codesOf(provider, await gateway.methods(language)))
    );
  };
}

/** How long a provider's list is taken as it was, in milliseconds; when it cannot be asked, for as long as it is known. */
const freshTime = 5 * 60_000;
const maxLists = 20;

/**
 * Remembers lists that providers gave, by a key: anybody may ask for them, and a provider is not asked each time. Throws
 * `GatewayUnavailable` for one that could never be asked for.
 */
export function createRemembered<List>(clock: () => Date): (key: string, ask: () => Promise<List>) => Promise<List> {
  const lists = new LRUCache<string, { readonly at: number; readonly list: List }>({ max: maxLists });
  return async (key, ask) => {
    const known = lists.get(key);
    const now = clock().getTime();
    if (known && now - known.at < freshTime) return known.list;
    try {
      const list = await ask();
      lists.set(key, { at: now, list });
      return list;
    } catch (error) {
      if (known && error instanceof GatewayUnavailable) return known.list;
      throw error;
    }
  };
}

type Stored = typeof onlineMethods.$inferInsert;

/** In the order in which they are offered; what two of them have is the first one's. */
const providers = ["paypal", "mollie", "tpay"] as const satisfies readonly PaymentProvider[];
const places = 1000; // More than any provider has methods.

/** How often providers are asked what they offer, in milliseconds. */
const refreshTime = 60 * 60_000;

/** What a provider offers, with its titles in the languages of the shop. Throws `GatewayUnavailable`. */
async function ask({ gateways }: PaymentParts, provider: PaymentProvider): Promise<readonly Stored[]> {
  const gateway = gateways[provider];
  if (!gateway) return [];
  const locales = [...new Set(configuration.storeViews.filter(({ enabled }) => enabled).map(({ locale }) => locale))];
  const lists: { readonly locale: string; readonly methods: readonly OfferedMethod[] }[] = [];
  for (const locale of locales) {
    const methods = await gateway.methods(locale);
    lists.push({ locale, methods: codesOf(provider, methods) });
  }
  const titleIn = (code: string) =>
    lists.flatMap(({ locale, methods }) => {
      const title = methods.find((each) => each.code === code)?.title;
      return title === undefined ? [] : [[locale, title] as const];
    });
  return (lists[0]?.methods ?? []).map(({ code, image, countries: { allowed, excluded } }, place) => ({
    code,
    provider,
    position: providers.indexOf(provider) * places + place,
    titles: Object.fromEntries(titleIn(code)),
    image,
    allowed,
    excluded,
  }));
}

/** Writes down what a provider offers now, in the place of what it offered before. One that cannot be asked offers what it did. */
async function refresh(parts: PaymentParts, provider: PaymentProvider): Promise<void> {
  const methods = await ask(parts, provider).catch((error: unknown) => {
    if (error instanceof GatewayUnavailable) return null;
    throw error;
  });
  if (methods === null) return;
  await parts.database.write(async (session) => {
    await session.delete(onlineMethods).where(eq(onlineMethods.provider, provider));
    if (methods.length > 0)
      await session
        .insert(onlineMethods)
        .values([...methods])
        .onConflictDoNothing();
  });
}

/** Promises to ask the providers what they offer, now; a shop that offers none of it forgets what it knew. */
export const followMethods = ({
  database,
  clock,
  newId,
}: Pick<PaymentParts, "database" | "clock" | "newId">): Promise<void> =>
  database.write((session) =>
    enqueue(session, { kind: "payment-methods", key: `payment-methods:${newId()}`, payload: {}, runAt: clock() }),
  );

/** Asks the providers what they offer, and promises to ask again. */
export const methodsHandler =
  (parts: PaymentParts): JobHandler =>
  async () => {
    const { database, clock, settings } = parts;
    if (!settings.onlinePayments) {
      await database.write((session) => session.delete(onlineMethods));
      return;
    }
    // In sequence: of a code that two have, the first is kept.
    for (const provider of providers) await refresh(parts, provider);
    const runAt = new Date(clock().getTime() + refreshTime);
    const key = `payment-methods:${Math.floor(runAt.getTime() / refreshTime)}`;
    await database.write((session) => enqueue(session, { kind: "payment-methods", key, payload: {}, runAt }));
  };
