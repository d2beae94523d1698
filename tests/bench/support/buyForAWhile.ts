import { setTimeout as wait } from "node:timers/promises";
import { orderFor } from "../../storefront/platform/support/shopping.ts";

/** One call of a shopper. */
export interface Visit {
  readonly name: string;
  readonly ms: number;
  readonly isError: boolean;
  /** Whether the shop correctly refused because stock was insufficient. */
  readonly isSoldOut: boolean;
}

/** The products that shoppers buy alternately: one with limited stock that sells out, and one that never does. */
const scarce = { sku: "MR-BRUNO-BLACK-53", minor: 329_00 };
export const plentiful = { sku: "MR-BRUNO-NAVY-53", minor: 329_00 };

const soldOut = /"code":"(OUT_OF_STOCK|TOO_MANY)"/;

class Shopper {
  readonly #origin: string;
  readonly #address: string;
  readonly #email: string;
  readonly #pause: number;
  readonly #visits: Visit[];
  #cookie = "";

  constructor(origin: string, number: number, pause: number, visits: Visit[]) {
    this.#origin = origin;
    this.#pause = pause;
    this.#address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    this.#email = `shopper-${number}@example.com`;
    this.#visits = visits;
  }

  /** Sends a request after a pause. Returns null when the product is sold out or an error occurs. */
  async send(name: string, path: string, body?: unknown): Promise<unknown> {
    // Varies the pause by half, so that shoppers do not act in step.
    await wait(this.#pause * 1000 * (0.5 + Math.random()));
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
    if (isError) console.warn(`${name} returned ${response.status}: ${text.slice(0, 200)}`);
    return response.ok && path.startsWith("/api/") ? JSON.parse(text).result : null;
  }

  /** Goes from the category page to the order. */
  async buy(turn: number): Promise<void> {
    const { sku, minor } = turn % 2 === 0 ? scarce : plentiful;
    await this.send("category page", "/c/okulary-korekcyjne");
    await this.send("stock/check", `/api/stock/check?storeCode=pl&sku=${sku}`);
    const cartId = String(await this.send("cart/create", "/api/cart/create?storeCode=pl", {}));
    const line = await this.send("cart/update", `/api/cart/update?cartId=${cartId}`, {
      cartItem: { sku, qty: 1, quoteId: cartId },
    });
    if (line === null) return;
    await this.send("cart/totals", `/api/cart/totals?cartId=${cartId}`);
    const customer = { firstName: "Ala", lastName: "Nowak", email: this.#email };
    await this.send("order/create", "/api/order/create?localeCode=pl", orderFor(cartId, { sku, minor }, { customer }));
  }
}

export interface Rush {
  readonly shoppers: number;
  /** The average pause before each request, in seconds. */
  readonly pause: number;
  readonly seconds: number;
}

/** Lets all shoppers buy repeatedly until the time is over. */
export async function buyForAWhile(origin: string, { shoppers, pause, seconds }: Rush): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: shoppers }, async (_, number) => {
      const shopper = new Shopper(origin, number + 1, pause, visits);
      // Shoppers start one after another.
      await wait((number / shoppers) * pause * 1000);
      for (let turn = number; performance.now() < end; turn++) await shopper.buy(turn);
    }),
  );
  return visits;
}
