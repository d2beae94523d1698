import { expect, test } from "vitest";
import { testShop } from "../support/testShop.ts";

const page = async () =>
  new Response("<!doctype html><p>Sandbox", {
    headers: { "content-type": "text/html", "content-security-policy": "default-src 'none'", "set-cookie": "a=b" },
  });

const request = (url: string, remote: string, init: RequestInit = {}, setting = {}) =>
  testShop({ provider: page, ...setting }).fetch(new Request(url, init), remote);

const mails = "http://localhost:3000/sandbox/mail";

test.each([
  ["a client on this machine", mails, "127.0.0.1", {}],
  ["a client on this machine by IPv6", "http://[::1]:3000/sandbox/mail", "::1", {}],
  ["a client on this machine by a mapped address", "http://127.0.0.1:3000/sandbox/mail", "::ffff:127.0.0.1", {}],
  ["all clients by setting", "https://shop.example/sandbox/mail", "203.0.113.7", { isSandboxOpen: true }],
])("shows the sandbox to %s", async (_who, url, remote, setting) => {
  const answer = await request(url, remote, {}, setting);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.has("set-cookie")).toBe(false);
  await expect(answer.text()).resolves.toContain("Sandbox");
});

test.each([
  ["a client in the same network", mails, "192.168.1.7", {}, {}],
  [
    "a page that reaches this machine by another host name",
    "http://rebound.example:3000/sandbox/mail",
    "127.0.0.1",
    {},
    {},
  ],
  ["a client behind a proxy", mails, "127.0.0.1", {}, { isBehindProxy: true }],
  [
    "a client that forges its address behind a proxy",
    mails,
    "127.0.0.1",
    { headers: { "x-forwarded-for": "127.0.0.1, 203.0.113.7" } },
    { isBehindProxy: true },
  ],
])("hides the sandbox from %s", async (_who, url, remote, init, setting) => {
  const answer = await request(url, remote, init, setting);
  await expect(answer.text()).resolves.not.toContain("Sandbox");
});

test("accepts forms from the sandbox's own pages only", async () => {
  const form = { method: "POST", body: new URLSearchParams({ status: "paid" }) };
  const own = await request(mails, "127.0.0.1", { ...form, headers: { origin: "http://localhost:3000" } });
  expect(own.status).toBe(200);
  // As browsers send it from a page without a referrer.
  const withoutReferrer = { origin: "null", "sec-fetch-site": "same-origin" };
  expect((await request(mails, "127.0.0.1", { ...form, headers: withoutReferrer })).status).toBe(200);
  const foreign = await request(mails, "127.0.0.1", { ...form, headers: { origin: "https://evil.example" } });
  expect(foreign.status).toBe(405);
});

test("passes a notification on byte for byte, with its signature and without cookies", async () => {
  const received: Request[] = [];
  const shop = testShop({
    provider: async (request) => {
      received.push(request.clone());
      return new Response("TRUE", { headers: { "content-type": "text/plain" } });
    },
  });
  const body = "tr_id=TR-1&tr_desc=%C5%BC%C3%B3%C5%82w";
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "x-jws-signature": "head..sign",
    cookie: "__Host-a=b",
    "x-dioptra-visitor": "somebody",
  };
  const answer = await shop.fetch(new Request("http://shop.test/webhooks/tpay", { method: "POST", body, headers }));
  await expect(answer.text()).resolves.toBe("TRUE");
  const [request] = received;
  await expect(request?.text()).resolves.toBe(body);
  expect(request?.headers.get("x-jws-signature")).toBe("head..sign");
  expect(request?.headers.has("cookie")).toBe(false);
  expect(request?.headers.has("x-dioptra-visitor")).toBe(false);
});

test("answers 502 with Retry-After when a notification cannot be delivered", async () => {
  const shop = testShop({
    provider: async () => {
      throw new Error("gone");
    },
  });
  const answer = await shop.fetch(new Request("http://shop.test/webhooks/mollie", { method: "POST", body: "id=tr_1" }));
  expect(answer.status).toBe(502);
  expect(answer.headers.get("retry-after")).toBe("5");
});
