import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPlatform, patience, type TestPlatform } from "../support/openTestPlatform.ts";
import { hashOf, placeOrder, visitor } from "./support/paying.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
}, patience);
afterAll(() => platform.close());

test("whoever leaves notes or begins payments without end is told to wait, and nobody can use up another's", async () => {
  const { id } = await placeOrder(platform);
  const note = { order_id: id, order_comment: { statusHistory: { comment: "Again" } } };
  const send = (headers = {}) => platform.post("vsbridge/mollie/order-comments", note, headers);
  for (let turn = 0; turn < 25; turn++) await expect(send()).resolves.toMatchObject({ status: 404 });
  for (let turn = 0; turn < 20; turn++) await expect(send(visitor)).resolves.toMatchObject({ status: 200 });
  await expect(send(visitor)).resolves.toMatchObject({ status: 429 });
  const hash = await hashOf(platform, id, "tpay");
  const begin = (group: number, key = hash) =>
    platform.post("vsbridge/tpay/post-payment", { order_id: id, hash: key, group });
  for (let turn = 0; turn < 25; turn++) await expect(begin(1, "0")).resolves.toMatchObject({ status: 400 });
  for (let group = 1; group <= 20; group++) await expect(begin(group)).resolves.toMatchObject({ status: 200 });
  await expect(begin(21)).resolves.toMatchObject({ status: 429 });
  // What has begun is gone on with.
  await expect(begin(20)).resolves.toMatchObject({ status: 200 });
});
