import { setTimeout as wait } from "node:timers/promises";
import { orderFor } from "../../storefront/platform/support/shopping.ts";

/** One call that a shopper made. */
export interface Visit {
  readonly name: string;
  readonly ms: number;
  readonly isError: boolean;
  /** The shop said that there is not enough left, as it should. */
  readonly isSoldOut: boolean;
}

/** What is bought in turn: of the one some dozens are there, so that it sells out, of the other always enough. */
const scarce = { sku: "MR-BRUNO-BLACK-53", minor: 329_00 };
export const plentiful = { sku: "MR-BRUNO-NAVY-53", minor: 329_00 };

const soldOut = /"code":"(OUT_OF_STOCK|TOO_MANY)"/;

class Shopper {
  readonly #origin: string;
  readonly #address: string;
  readonly #email: string;
  readonly #thinks: number;
  readonly #visits: Visit[];
  #cookie = "";

  constructor(origin: string, number: number, thinks: number, visits: Visit[]) {
    this.#origin = origin;
    this.#thinks = thinks;
    this.#address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    this.#email = `shopper-${number}@example.com`;
    this.#visits = visits;
  }

  /** Null for what the shop refused, because it is sold out or because of an error. */
  async ask(name: string, path: string, body?: unknown): Promise<unknown> {
    // Half as long, or half as long again: people do not march in step.
    await wait(this.#thinks * 1000 * (0.5 + Math.random()));
    const began = performance.now();
    const headers: Record<string, string> = { "x-forwarded-for": this.#address, cookie: this.#cookie };
    if (body !== undefined) headers["content-type"] = "application/json";
    const response = await fetch(this.#origin + path, {
      headers,
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.split(";", 1)[0] ?? "";
    const isSoldOut = response.status === 409 && soldOut.test(text);
    const isError = !response.ok && !isSoldOut;
    this.#visits.push({ name, ms: performance.now() - began, isError, isSoldOut });
    if (isError) console.warn(`${name} answered ${response.status}: ${text.slice(0, 200)}`);
    return response.ok && path.startsWith("/api/") ? JSON.parse(text).result : null;
  }

  /** From the shelf to the order. */
  async buy(turn: number): Promise<void> {
    const { sku, minor } = turn % 2 === 0 ? scarce : plentiful;
    await this.ask("category page", "/c/okulary-korekcyjne");
    await this.ask("stock/check", `/api/stock/check?storeCode=pl&sku=${sku}`);
    const cartId = String(await this.ask("cart/create", "/api/cart/create?storeCode=pl", {}));
    const line = await this.ask("cart/update", `/api/cart/update?cartId=${cartId}`, {
      cartItem: { sku, qty: 1, quoteId: cartId },
    });
    if (line === null) return;
    await this.ask("cart/totals", `/api/cart/totals?cartId=${cartId}`);
    const customer = { firstName: "Ala", lastName: "Nowak", email: this.#email };
    await this.ask("order/create", "/api/order/create?localeCode=pl", orderFor(cartId, { sku, minor }, { customer }));
  }
}

export interface Rush {
  readonly shoppers: number;
  /** Seconds that each looks at an answer before going on, on average. */
  readonly thinks: number;
  readonly seconds: number;
}

/** Everybody buys, and buys again, until the time is over. */
export async function buyForAWhile(origin: string, { shoppers, thinks, seconds }: Rush): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: shoppers }, async (_, number) => {
      const shopper = new Shopper(origin, number + 1, thinks, visits);
      // They do not come in through the door all at once.
      await wait((number / shoppers) * thinks * 1000);
      for (let turn = number; performance.now() < end; turn++) await shopper.buy(turn);
    }),
  );
  return visits;
}
