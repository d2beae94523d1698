import { expect, test } from "vitest";
import type { Database, Session } from "#platform/kernel/database/database.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { options, strong } from "../support/prescriptions.ts";
import { black, newCart, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();

const email = "crash@example.pl";

/** Returns a database that throws before the statement with a number in each transaction, as if the process had ended. */
function failingBefore(
  statement: number,
  { database }: TestPlatform,
): { database: Database; wasReached: () => boolean } {
  let statements = 0;
  const watched = (session: Session) =>
    new Proxy(session, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== "function") return value;
        return (...args: unknown[]): unknown => {
          if (++statements === statement) throw new Error("The process ended.");
          return Reflect.apply(value, target, args);
        };
      },
    });
  return {
    database: { ...database, write: (work) => database.write((session) => work(watched(session))) },
    wasReached: () => statements >= statement,
  };
}

/** Returns everything that an order changes, as text. */
async function readState(): Promise<string> {
  const { rows } = await platform.connection.query<{ all: string }>(`
    select json_build_array(
      (select count(*) from orders), (select count(*) from order_items), (select count(*) from order_status_history),
      (select count(*) from coupon_uses), (select count(*) from mails), (select count(*) from jobs),
      (select json_agg(quantity order by variant_id) from stock), (select json_agg(c order by id) from carts c)
    )::text as all`);
  return rows[0]?.all ?? "";
}

test("writes an order completely or not at all, whichever statement fails, and once when it is sent again", async () => {
  await platform.connection.query(
    "insert into coupons (code, percent, max_uses, created_at) values ('CRASH', 10, 1, now())",
  );
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku: black, qty: 1, ...options(strong) });
  await platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=CRASH`, {});
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const order = orderFor(cartId, { sku: black, minor: 728_00 }, { customer });
  const before = await readState();

  let statement = 1;
  for (; ; statement++) {
    const { database, wasReached } = failingBefore(statement, platform);
    const failing = platformOn(platform.connection, database);
    const answer = await failing.post("order/create", order);
    if (!wasReached()) {
      expect(answer.status).toBe(200);
      break;
    }
    expect(answer).toMatchObject({ status: 500, json: { result: "Something went wrong, try later." } });
    await expect(readState()).resolves.toBe(before);
  }
  // At least cart, lines, stock, coupon, order, items, history, mail and job.
  expect(statement).toBeGreaterThan(15);

  const again = await platform.post("order/create", order);
  expect(again.status).toBe(200);
  await platform.runJobs();
  await platform.runJobs();
  await expect(platform.mailsTo(email)).resolves.toMatchObject([{ kind: "order-confirmation", isSent: true }]);
  const { rows } = await platform.connection.query("select id from orders where cart_id = $1", [cartId]);
  expect(rows).toHaveLength(1);
});
