import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { askProvider } from "#platform/payment/askProvider.ts";
import { type Answered, openFakeProvider } from "./support/fakeProvider.ts";

const ask = (url: string, limit?: number) => askProvider("paypal", { method: "GET", url, headers: {} }, limit);

async function answering(answered: Answered) {
  const provider = await openFakeProvider(() => answered);
  try {
    return await ask(provider.url);
  } finally {
    await provider.close();
  }
}

test("a yes and a no are answers", async () => {
  await expect(answering({ status: 200, body: { id: 1 } })).resolves.toEqual({ ok: true, json: { id: 1 } });
  await expect(answering({ status: 422, body: {} })).resolves.toEqual({ ok: false, status: 422, json: {} });
});

test.each([
  { status: 500, body: {}, mayHaveHappened: true },
  { status: 502, body: "<html>", mayHaveHappened: true },
  { status: 200, body: "<html>", mayHaveHappened: true },
  { status: 401, body: {}, mayHaveHappened: false },
  { status: 429, body: {}, mayHaveHappened: false },
  { status: 503, body: {}, mayHaveHappened: false },
])("$status with $body says nothing of the payment", async ({ status, body, mayHaveHappened }) => {
  await expect(answering({ status, body })).rejects.toMatchObject({ name: "GatewayUnavailable", mayHaveHappened });
});

test("a provider that never answers is waited for no longer than that, and may have heard", async () => {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(ask(`http://127.0.0.1:${port}`, 50)).rejects.toMatchObject({ mayHaveHappened: true });
  server.closeAllConnections();
  server.close();
});

test("a provider that is not there has heard nothing", async () => {
  const provider = await openFakeProvider(() => ({ status: 200, body: {} }));
  await provider.close();
  await expect(ask(provider.url)).rejects.toMatchObject({ mayHaveHappened: false });
});
