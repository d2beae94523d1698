import { expect, test } from "vitest";
import { load } from "#configuration/load.ts";
import { sign, signatureHeader } from "#platform/operator/signature.ts";
import { origin, testShop } from "./support/testShop.ts";

const megabyte = 1024 * 1024;
const key = "k".repeat(43);

/** A body of so many megabytes that tells how much of it was read. */
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
const signedAt = (now: Date) => ({
  [signatureHeader]: sign(key, { method: "POST", target: "/operator/catalogue", body: Buffer.from("") }, now),
});

test.each([
  ["no signature", {}],
  ["a signature of another form", { [signatureHeader]: "1.2.3" }],
  ["an old signature", signedAt(new Date(Date.now() - 3600_000))],
])("of a staff's call with %s nothing is read", async (_what, headers: Readonly<Record<string, string>>) => {
  const shop = testShop();
  const { body, read } = countedBody(15);
  const answer = await shop.fetch(upload(body, headers));
  expect(answer.status).toBe(401);
  await expect(answer.json()).resolves.toEqual({ code: 401, result: "This call is not signed by the shop's staff." });
  expect(read()).toBe(0);
});

test("a process holds so many bytes of bodies; more are refused with Retry-After until there is room again", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const most = Math.floor(load.staffBodyBytes / (15 * megabyte));
  let held = 0;
  const shop = testShop({
    provider: async () => {
      if (++held === most) reached.resolve();
      await released;
      return Response.json({ code: 200, result: "done" });
    },
  });
  const send = (client: number) =>
    shop.fetch(upload(countedBody(15).body, signedAt(new Date())), `198.51.100.${client}`);
  const within = Array.from({ length: most }, (_, client) => send(client));
  await reached.promise;
  const refused = await send(200);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const small = await Promise.race([shop.get("/healthz"), released]);
  expect(small).toMatchObject({ status: 200 });
  release();
  expect((await Promise.all(within)).map(({ status }) => status)).toEqual(within.map(() => 200));
  expect((await send(201)).status).toBe(200);
});

test("a body that says it is longer than it may be is refused before it is read", async () => {
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
