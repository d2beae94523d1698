import { Agent, request } from "node:http";
import { openConnection } from "#platform/kernel/database/embeddedConnection.ts";
import { orderFor } from "../storefront/platform/support/shopping.ts";

/** The variant that guests buy. `fillStock` provides enough of it. */
const sku = "MR-BRUNO-NAVY-53";

/** Environment of a shop that trusts `x-forwarded-for`, so that each guest can have an address. */
export const guestEnvironment = { BEHIND_PROXY: "on", SANDBOX: "on" };

/** Runs a query on the database of a stopped shop. */
export async function queryDatabase<Row>(folder: string, query: string): Promise<readonly Row[]> {
  const connection = await openConnection(`${folder}/postgres`, () => {});
  try {
    return (await connection.query<Row>(query)).rows;
  } finally {
    await connection.close();
  }
}

/** Sets a large stock of the variant that guests buy, in a stopped shop. */
export const fillStock = (folder: string) =>
  queryDatabase(
    folder,
    `update stock set quantity = 100000 where variant_id = (select id from variants where sku = '${sku}')`,
  );

interface Answer {
  readonly status: number;
  readonly result: unknown;
  readonly cookies: readonly string[];
}

export interface Guest {
  /** Creates a cart with one piece. */
  readonly fill: () => Promise<void>;
  /**
   * Sends the order. Returns its number if the shop acknowledged it, otherwise the status; null if the connection was
   * cut.
   */
  readonly order: () => Promise<{ readonly number: string } | { readonly status: number | null }>;
}

const ownAddress = (id: number) => `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;

/** Creates a guest with a connection, an e-mail address and, by default, an IP address of their own. */
export function newGuest(origin: string, id: number, address = ownAddress(id)): Guest {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = "";
  let cartId = "";
  const post = (path: string, body: unknown): Promise<Answer> =>
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
      if (status !== 200) throw new Error(`The cart could not be filled: status ${status}.`);
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
