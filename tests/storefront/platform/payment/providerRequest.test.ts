import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { sendRequest } from "#platform/payment/providerRequest.ts";
import { type ProviderReply, openFakeProvider } from "./support/fakeProvider.ts";

const send = (url: string, timeout?: number) => sendRequest("paypal", { method: "GET", url, headers: {} }, timeout);

async function sendTo(reply: ProviderReply) {
  const provider = await openFakeProvider(() => reply);
  try {
    return await send(provider.url);
  } finally {
    await provider.close();
  }
}

test("returns a success and a refusal", async () => {
  await expect(sendTo({ status: 200, body: { id: 1 } })).resolves.toEqual({ ok: true, json: { id: 1 } });
  await expect(sendTo({ status: 422, body: {} })).resolves.toEqual({ ok: false, status: 422, json: {} });
});

test.each([
  { status: 500, body: {}, mayHaveHappened: true },
  { status: 502, body: "<html>", mayHaveHappened: true },
  { status: 200, body: "<html>", mayHaveHappened: true },
  { status: 401, body: {}, mayHaveHappened: false },
  { status: 429, body: {}, mayHaveHappened: false },
  { status: 503, body: {}, mayHaveHappened: false },
])("throws for $status with $body, which says nothing about the payment", async ({ status, body, mayHaveHappened }) => {
  await expect(sendTo({ status, body })).rejects.toMatchObject({ name: "GatewayUnavailable", mayHaveHappened });
});

test("throws after the timeout, since the provider may have received the request", async () => {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(send(`http://127.0.0.1:${port}`, 50)).rejects.toMatchObject({ mayHaveHappened: true });
  server.closeAllConnections();
  server.close();
});

test("throws for a refused connection, since the provider has not received the request", async () => {
  const provider = await openFakeProvider(() => ({ status: 200, body: {} }));
  await provider.close();
  await expect(send(provider.url)).rejects.toMatchObject({ mayHaveHappened: false });
});
