import { expect, test } from "vitest";
import { createGate, providerFor, visitorOf } from "#server/gate.ts";

const origin = "http://shop.test";

/** A provider that answers with what reached it. */
const echo = async (request: Request) =>
  Response.json({ headers: Object.fromEntries(request.headers), method: request.method, body: await request.text() });

const post = (headers: Record<string, string> = {}) =>
  new Request(`${origin}/api/cart/create`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: "{}",
  });

const cookieOf = (response: Response) => response.headers.get("set-cookie") ?? "";

test("the first call that changes something makes the visitor known, in a cookie that no script reads", async () => {
  const response = await createGate(echo)(post());
  expect(cookieOf(response)).toMatch(
    /^__Host-dioptra-visitor=[\w-]{22}; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax$/,
  );
});

test("a known visitor stays the same and gets no new cookie", async () => {
  const gate = createGate(echo);
  const cookie = cookieOf(await gate(post())).split(";")[0] ?? "";
  const again = await gate(post({ cookie }));
  expect(again.headers.has("set-cookie")).toBe(false);
  const { headers } = await again.json();
  expect(headers["x-dioptra-visitor"]).toBe(cookie.split("=")[1]);
});

test("a browser cannot say who it is, and its cookies stay at the gate", async () => {
  const response = await createGate(echo)(post({ "x-dioptra-visitor": "somebody-else", cookie: "session=secret" }));
  const { headers } = await response.json();
  expect(headers["x-dioptra-visitor"]).not.toBe("somebody-else");
  expect(headers).not.toHaveProperty("cookie");
});

test("a forged cookie is no visitor", () => {
  expect(visitorOf(new Request(origin, { headers: { cookie: "__Host-dioptra-visitor=x' or 1=1" } }))).toBeNull();
});

test("a page of another site is refused", async () => {
  const response = await createGate(echo)(post({ origin: "https://evil.test" }));
  expect(response.status).toBe(403);
  await expect(response.json()).resolves.toEqual({ code: 403, result: "This request came from another site." });
});

test("our own pages and clients without a browser are let through with their body", async () => {
  for (const request of [post({ origin }), post()]) {
    const response = await createGate(echo)(request);
    expect(await response.json()).toMatchObject({ method: "POST", body: "{}" });
  }
});

test("reading makes nobody known", async () => {
  const response = await createGate(echo)(new Request(`${origin}/api/stock/check?sku=A`));
  expect(response.headers.has("set-cookie")).toBe(false);
});

test("a page rendered on the server asks in its visitor's name", async () => {
  const response = await providerFor(echo, "visitor-id")(new Request(`${origin}/api/order/details`));
  const { headers } = await response.json();
  expect(headers["x-dioptra-visitor"]).toBe("visitor-id");
});
