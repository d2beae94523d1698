import { expect, test } from "vitest";
import { load } from "#configuration/load.ts";
import { notSignedMessage, sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { origin, testShop } from "../support/testShop.ts";

const megabyte = 1024 * 1024;
const key = "k".repeat(43);

/** Creates a body of so many megabytes that counts how much of it was read. */
function countedBody(megabytes: number) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read === megabytes) return controller.close();
        read++;
        controller.enqueue(new Uint8Array(megabyte));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => read };
}

const upload = (body: ReadableStream<Uint8Array>, headers: Readonly<Record<string, string>>) =>
  new Request(`${origin}/operator/catalogue`, { method: "POST", headers, body, duplex: "half" } as RequestInit);

/** Signs a body of so many megabytes, as `countedBody` creates it. */
const signedFor = (megabytes: number, { by = key, now = new Date() } = {}) => ({
  [signatureHeader]: sign(
    by,
    { method: "POST", target: "/operator/catalogue", body: new Uint8Array(megabytes * megabyte) },
    now,
  ),
});

test.each([
  ["no signature", {}],
  ["a malformed signature", { [signatureHeader]: "1.2.3" }],
  ["an old signature", signedFor(15, { now: new Date(Date.now() - 3600_000) })],
  ["a signature by another key", signedFor(15, { by: "x".repeat(43) })],
])(
  "refuses a staff call with %s without reading its body",
  async (_what, headers: Readonly<Record<string, string>>) => {
    const shop = testShop({ operatorKey: key });
    const { body, read } = countedBody(15);
    const answer = await shop.fetch(upload(body, headers));
    expect(answer.status).toBe(401);
    await expect(answer.json()).resolves.toEqual({ code: 401, result: notSignedMessage });
    expect(read()).toBe(0);
  },
);

test("does not pass on a body that differs from the signed one", async () => {
  const reached: string[] = [];
  const shop = testShop({
    operatorKey: key,
    provider: async ({ url }) => {
      reached.push(url);
      return Response.json({ code: 200, result: "done" });
    },
  });
  expect((await shop.fetch(upload(countedBody(2).body, signedFor(1)))).status).toBe(401);
  expect(reached).toEqual([]);
  expect((await shop.fetch(upload(countedBody(1).body, signedFor(1)))).status).toBe(200);
  expect(reached).toEqual([`${origin}/operator/catalogue`]);
});

test("refuses staff calls without a key in the settings", async () => {
  const { body, read } = countedBody(1);
  expect((await testShop().fetch(upload(body, signedFor(1)))).status).toBe(401);
  expect(read()).toBe(0);
});

test("refuses bodies beyond the budget with Retry-After until others are answered", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const maximum = Math.floor(load.staffBodies.total / (15 * megabyte));
  let held = 0;
  const shop = testShop({
    operatorKey: key,
    provider: async () => {
      if (++held === maximum) reached.resolve();
      await released;
      return Response.json({ code: 200, result: "done" });
    },
  });
  const headers = signedFor(15);
  const send = (client: number) => shop.fetch(upload(countedBody(15).body, headers), `198.51.100.${client}`);
  const within = Array.from({ length: maximum }, (_, client) => send(client));
  await reached.promise;
  const refused = await send(200);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const small = await Promise.race([shop.get("/healthz"), released]);
  expect(small).toMatchObject({ status: 200 });
  release();
  expect((await Promise.all(within)).map(({ status }) => status)).toEqual(within.map(() => 200));
  expect((await send(201)).status).toBe(200);
});

test("refuses a body whose declared length is too large before reading it", async () => {
  const shop = testShop();
  const { body, read } = countedBody(1);
  const request = new Request(`${origin}/webhooks/mollie`, {
    method: "POST",
    headers: { "content-length": String(300 * 1024) },
    body,
    duplex: "half",
  } as RequestInit);
  expect((await shop.fetch(request)).status).toBe(413);
  expect(read()).toBe(0);
});
