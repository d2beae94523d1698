import { Agent, request } from "node:http";
import { openConnection } from "#platform/kernel/database/embeddedConnection.ts";
import { orderFor } from "../storefront/platform/support/shopping.ts";

/** What guests buy; `fillShelf` puts enough of it there. */
const sku = "MR-BRUNO-NAVY-53";

/** What a shop that plays its own proxy needs, so that each guest has an address. */
export const guestEnvironment = { BEHIND_PROXY: "on", SANDBOX: "on" };

/** Answers a query of a shop that is closed. */
export async function askDatabase<Row>(folder: string, query: string): Promise<readonly Row[]> {
  const connection = await openConnection(`${folder}/postgres`, () => {});
  try {
    return (await connection.query<Row>(query)).rows;
  } finally {
    await connection.close();
  }
}

export const fillShelf = (folder: string) =>
  askDatabase(
    folder,
    `update stock set quantity = 100000 where variant_id = (select id from variants where sku = '${sku}')`,
  );

interface Answered {
  readonly status: number;
  readonly result: unknown;
  readonly cookies: readonly string[];
}

export interface Guest {
  /** Puts one piece into a new cart. */
  readonly fill: () => Promise<void>;
  /** Sends the order; its number once the shop has acknowledged it, otherwise the status, or null when it was cut. */
  readonly order: () => Promise<{ readonly number: string } | { readonly status: number | null }>;
}

/** A guest with a connection, an address and a mailbox of their own. */
export function newGuest(origin: string, id: number): Guest {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const address = `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;
  let cookie = "";
  let cartId = "";
  const post = (path: string, body: unknown): Promise<Answered> =>
    new Promise((resolve, reject) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": address, cookie };
      const sent = request(origin + path, { method: "POST", agent, headers }, async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          const { result } = JSON.parse(Buffer.concat(chunks).toString());
          resolve({ status: response.statusCode ?? 0, result, cookies: response.headers["set-cookie"] ?? [] });
        } catch (error) {
          reject(error);
        }
      });
      sent.once("error", reject);
      sent.end(JSON.stringify(body));
    });
  return {
    async fill() {
      const created = await post("/api/cart/create?storeCode=pl", {});
      cookie = created.cookies[0]?.split(";", 1)[0] ?? "";
      cartId = String(created.result);
      const { status } = await post(`/api/cart/update?cartId=${cartId}`, {
        cartItem: { sku, qty: 1, quoteId: cartId },
      });
      if (status !== 200) throw new Error(`The cart was not filled: ${status}`);
    },
    async order() {
      const customer = { firstName: "Ala", lastName: "Nowak", email: `guest-${id}@example.com` };
      try {
        const body = orderFor(cartId, { sku, minor: 329_00 }, { customer });
        const { status, result } = await post("/api/order/create?localeCode=pl", body);
        const number = (result as { readonly orderNumber?: string } | null)?.orderNumber;
        return status === 200 && number !== undefined ? { number } : { status };
      } catch {
        return { status: null };
      }
    },
  };
}
