import { once } from "node:events";
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
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

/** The number of an order that the shop acknowledged, otherwise the status; null if the connection was cut. */
export type OrderAnswer = { readonly number: string } | { readonly status: number | null };

export interface Guest {
  /** The headers of the guest's browser, which alone is shown what it has ordered. Complete after `fill`. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Creates a cart with one piece. */
  readonly fill: () => Promise<void>;
  readonly order: () => Promise<OrderAnswer>;
  /** Begins to send an order. Resolves when the shop has begun to read it, with a function that sends the rest. */
  readonly beginOrder: () => Promise<() => Promise<OrderAnswer>>;
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { result } = JSON.parse(await text(response));
  return { status: response.statusCode ?? 0, result, cookies: response.headers["set-cookie"] ?? [] };
}

/** Reads the answer to a request that is being sent. */
const answerTo = (sent: ClientRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", (response) => resolve(readAnswer(response)));
  });

async function orderAnswer(answer: Promise<Answer>): Promise<OrderAnswer> {
  try {
    const { status, result } = await answer;
    const number = (result as { readonly orderNumber?: string } | null)?.orderNumber;
    return status === 200 && number !== undefined ? { number } : { status };
  } catch {
    return { status: null };
  }
}

const ownAddress = (id: number) => `10.${(id >> 16) & 255}.${(id >> 8) & 255}.${id & 255}`;

/** Creates a guest with a connection, an e-mail address and, by default, an IP address of their own. */
export function newGuest(origin: string, id: number, address = ownAddress(id)): Guest {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cookie = "";
  let cartId = "";
  const open = (path: string, extraHeaders: Readonly<Record<string, string>> = {}) => {
    const headers = { "content-type": "application/json", "x-forwarded-for": address, cookie, ...extraHeaders };
    return request(origin + path, { method: "POST", agent, headers });
  };
  const post = (path: string, body: unknown): Promise<Answer> => {
    const sent = open(path);
    sent.end(JSON.stringify(body));
    return answerTo(sent);
  };
  const orderPath = "/api/order/create?localeCode=pl";
  const orderBody = () => {
    const customer = { firstName: "Ala", lastName: "Nowak", email: `guest-${id}@example.com` };
    return orderFor(cartId, { sku, minor: 329_00 }, { customer });
  };
  return {
    headers: () => ({ "x-forwarded-for": address, cookie }),
    async fill() {
      const created = await post("/api/cart/create?storeCode=pl", {});
      cookie = created.cookies[0]?.split(";", 1)[0] ?? "";
      cartId = String(created.result);
      const { status } = await post(`/api/cart/update?cartId=${cartId}`, {
        cartItem: { sku, qty: 1, quoteId: cartId },
      });
      if (status !== 200) throw new Error(`The cart could not be filled: status ${status}.`);
    },
    order: () => orderAnswer(post(orderPath, orderBody())),
    async beginOrder() {
      const sent = open(orderPath, { expect: "100-continue" });
      const answer = orderAnswer(answerTo(sent));
      await once(sent, "continue");
      return () => {
        sent.end(JSON.stringify(orderBody()));
        return answer;
      };
    },
  };
}
