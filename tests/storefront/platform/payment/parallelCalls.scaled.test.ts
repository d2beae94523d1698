import { assert, asyncProperty, constantFrom, shuffledSubarray } from "fast-check";
import { expect, test } from "vitest";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { createSandboxSignature } from "#platform/payment/sandbox/sandboxPayment.ts";
import { runs } from "../../../support/scope.ts";
import { openForTests } from "../support/openForTests.ts";
import { platformOn } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";
import { visitor } from "../support/shopping.ts";
import { startMolliePayment, chooseOnSandboxPage, readOrder, placeOrder, totalMinor } from "./support/paying.ts";
import { refundedAtSandbox, createRefunder } from "./support/refunding.ts";

const platform = await openForTests();

const { message } = createSandboxSignature(testSettings.secret);

test("handles any parallel calls about one order without errors, deadlocks or wrong sums", async () => {
  const kinds = ["start", "start again", "paid", "failed", "status", "note", "refund part", "refund rest"] as const;
  await assert(
    asyncProperty(
      shuffledSubarray([...kinds, ...kinds], { minLength: 6 }),
      constantFrom("before", "meanwhile"),
      async (calls, when) => {
        const { database, connection } = platform;
        const shop = platformOn(connection, database, { limits: createLimits() });
        const refund = createRefunder(shop);
        const { id } = await placeOrder(shop);
        const payment = await startMolliePayment(shop, id);
        if (when === "before") await chooseOnSandboxPage(shop, payment.href, { outcome: "paid" });
        const notify = (status: "paid" | "failed") => {
          const of = { transactionId: payment.id, title: null, paymentId: null };
          const amount = { minor: totalMinor, currency: "PLN" } as const;
          const update = { of: { ...of, title: "", paymentId: "" }, status, amount, returned: null };
          return shop.fetch(message("http://shop.test/webhooks/mollie", update));
        };
        const start = (method: string) =>
          shop.post("vsbridge/mollie/post-payment", { order_id: id, hash: payment.hash, method });
        const note = { order_id: id, order_comment: { statusHistory: { comment: "Note" } } };
        const actions = {
          start: () => start("applepay"),
          "start again": () => start("creditcard"),
          paid: () => chooseOnSandboxPage(shop, payment.href, { outcome: "paid" }),
          failed: () => notify("failed"),
          status: () => shop.post("vsbridge/mollie/get-payment", { id: payment.id }),
          note: () => shop.post("vsbridge/mollie/order-comments", note, visitor),
          "refund part": () => refund(id, 10_00),
          "refund rest": () => refund(id, null),
        } satisfies Record<(typeof kinds)[number], () => Promise<unknown>>;
        await Promise.all(calls.map((call) => actions[call]()));
        expect(shop.errors).toEqual([]);
        const { status } = await readOrder(shop, id);
        const refunded = await refundedAtSandbox(platform, id);
        expect(refunded).toBeLessThanOrEqual(totalMinor);
        if (refunded === totalMinor) expect(status).toBe("refunded");
        else expect(status).toBe(when === "before" || calls.includes("paid") ? "paid" : "pending");
      },
    ),
    { numRuns: runs(5, 15) },
  );
});
