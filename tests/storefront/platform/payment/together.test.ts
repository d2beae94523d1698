import { assert, asyncProperty, constantFrom, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { createSandboxSignature } from "#platform/payment/sandbox/sandboxPayment.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";
import { visitor } from "../support/shopping.ts";
import { beginMollie, choose, orderOf, placeOrder, totalMinor } from "./support/paying.ts";
import { givenBack, refundBy } from "./support/refunding.ts";

const platform = await openForTests();

const { message } = createSandboxSignature(testSettings.secret);

test("whatever meets at one order, nobody waits for ever, nothing fails, and the money adds up", async () => {
  const kinds = ["begin", "again", "paid", "failed", "status", "note", "back", "all back"] as const;
  await assert(
    asyncProperty(
      shuffledSubarray([...kinds, ...kinds], { minLength: 6 }),
      constantFrom("before", "meanwhile"),
      async (calls, when) => {
        const { database, connection } = platform;
        const shop = platformOn(connection, database, { limits: createLimits() });
        const refund = refundBy(shop);
        const { id } = await placeOrder(shop);
        const payment = await beginMollie(shop, id);
        if (when === "before") await choose(shop, payment.href, { outcome: "paid" });
        const tell = (status: "paid" | "failed") => {
          const of = { transactionId: payment.id, title: null, paymentId: null };
          const amount = { minor: totalMinor, currency: "PLN" } as const;
          const news = { of: { ...of, title: "", paymentId: "" }, status, amount, returned: null };
          return shop.fetch(message("http://shop.test/webhooks/mollie", news));
        };
        const begin = (method: string) =>
          shop.post("vsbridge/mollie/post-payment", { order_id: id, hash: payment.hash, method });
        const note = { order_id: id, order_comment: { statusHistory: { comment: "Note" } } };
        const doings = {
          begin: () => begin("applepay"),
          again: () => begin("creditcard"),
          paid: () => choose(shop, payment.href, { outcome: "paid" }),
          failed: () => tell("failed"),
          status: () => shop.post("vsbridge/mollie/get-payment", { id: payment.id }),
          note: () => shop.post("vsbridge/mollie/order-comments", note, visitor),
          back: () => refund(id, 10_00),
          "all back": () => refund(id, null),
        } satisfies Record<(typeof kinds)[number], () => Promise<unknown>>;
        await Promise.all(calls.map((call) => doings[call]()));
        expect(shop.errors).toEqual([]);
        const { status } = await orderOf(shop, id);
        const back = await givenBack(platform, id);
        expect(back).toBeLessThanOrEqual(totalMinor);
        if (back === totalMinor) expect(status).toBe("refunded");
        else expect(status).toBe(when === "before" || calls.includes("paid") ? "paid" : "pending");
      },
    ),
    { numRuns: 15 },
  );
});
