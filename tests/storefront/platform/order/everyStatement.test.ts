import { expect, test } from "vitest";
import type { Database, Session } from "#platform/kernel/database/database.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn, type TestPlatform } from "../support/openTestPlatform.ts";
import { options, strong } from "../support/prescriptions.ts";
import { black, newCart, orderFor, putIn } from "../support/shopping.ts";

const platform = await openForTests();

const email = "crash@example.pl";

/** The database, with a process that ends before the statement of a number in each transaction that writes. */
function endingBefore(
  statement: number,
  { database }: TestPlatform,
): { database: Database; wasReached: () => boolean } {
  let said = 0;
  const watched = (session: Session) =>
    new Proxy(session, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== "function") return value;
        return (...given: unknown[]): unknown => {
          if (++said === statement) throw new Error("The process is gone.");
          return Reflect.apply(value, target, given);
        };
      },
    });
  return {
    database: { ...database, write: (work) => database.write((session) => work(watched(session))) },
    wasReached: () => said >= statement,
  };
}

/** Everything that an order changes. */
async function traces(): Promise<string> {
  const { rows } = await platform.connection.query<{ all: string }>(`
    select json_build_array(
      (select count(*) from orders), (select count(*) from order_items), (select count(*) from order_status_history),
      (select count(*) from coupon_uses), (select count(*) from mails), (select count(*) from jobs),
      (select json_agg(quantity order by variant_id) from stock), (select json_agg(c order by id) from carts c)
    )::text as all`);
  return rows[0]?.all ?? "";
}

test("whichever statement of an order is its last, all of it is written or nothing, and sent again it is one order", async () => {
  await platform.connection.query(
    "insert into coupons (code, percent, max_uses, created_at) values ('CRASH', 10, 1, now())",
  );
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku: black, qty: 1, ...options(strong) });
  await platform.post(`cart/apply-coupon?cartId=${cartId}&coupon=CRASH`, {});
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const order = orderFor(cartId, { sku: black, minor: 628_00 }, { customer });
  const before = await traces();

  let statement = 1;
  for (; ; statement++) {
    const { database, wasReached } = endingBefore(statement, platform);
    const mortal = platformOn(platform.connection, database);
    const answer = await mortal.post("order/create", order);
    if (!wasReached()) {
      expect(answer.status).toBe(200);
      break;
    }
    expect(answer).toMatchObject({ status: 500, json: { result: "Something went wrong, try later." } });
    await expect(traces()).resolves.toBe(before);
  }
  // Cart, lines, stock, coupon, order, items, history, mail, job: no less than that.
  expect(statement).toBeGreaterThan(15);

  const again = await platform.post("order/create", order);
  expect(again.status).toBe(200);
  await platform.runJobs();
  await platform.runJobs();
  await expect(platform.mailsTo(email)).resolves.toMatchObject([{ kind: "order-confirmation", isSent: true }]);
  const { rows } = await platform.connection.query("select id from orders where cart_id = $1", [cartId]);
  expect(rows).toHaveLength(1);
});
