import { expect, test } from "vitest";
import { orders } from "#configuration/orders.ts";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { guestOrders, numberOf } from "../support/guestOrders.ts";
import { openForTests } from "../support/openForTests.ts";
import { black } from "../support/shopping.ts";

const platform = await openForTests({ limits: createLimits(), confirmation: orders.confirmation });
const { newGuest, order, readDetails } = guestOrders(platform);

test("accepts thirty orders from one IP address with a new identity each time, and asks for thirty confirmations", async () => {
  await platform.setStock(black, 100);
  const { "x-dioptra-client": address = "" } = newGuest();
  const statuses: string[] = [];
  for (let sent = 0; sent < 64; sent += 1) {
    const guest = { ...newGuest(), "x-dioptra-client": address };
    const answer = await order(guest);
    statuses.push(answer.status === 200 ? (await readDetails(numberOf(answer), guest)).status : String(answer.status));
  }
  expect(statuses).toEqual([
    ...Array(30).fill("pending"),
    ...Array(30).fill("awaiting_confirmation"),
    ...Array(4).fill("429"),
  ]);
});
