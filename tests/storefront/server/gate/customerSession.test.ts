import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { cookieProblems, loginCookie } from "#domain/cookie.ts";
import { createCustomerSessions } from "#server/gate/customerSession.ts";
import { origin, rendered, testShop } from "../support/testShop.ts";
import { tokenProvider } from "../support/tokenProvider.ts";

const me = "/api/user/me";
const setCookies = (response: Response) => response.headers.getSetCookie();
const tokenCookies = (response: Response) =>
  setCookies(response).filter((cookie) => /^__Host-dioptra-(?:token|refresh)=/.test(cookie));
/** The cookie that tells the pages' scripts that somebody is logged in. */
const login = (response: Response) => setCookies(response).filter((cookie) => cookie.startsWith(`${loginCookie}=`));
/** Returns the cookies that the browser sends back. */
const jar = (response: Response) =>
  setCookies(response)
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

function open() {
  const provider = tokenProvider();
  const shop = testShop({ provider: provider.fetch });
  const logIn = (password = "right", headers = {}) =>
    shop.post("/api/user/login", JSON.stringify({ username: "ala@example.pl", password }), headers);
  return { provider, shop, logIn, calls: () => provider.calls.map(({ call, token }) => [call, token]) };
}

test("moves the tokens of a login into cookies that scripts cannot read", async () => {
  const { logIn } = open();
  const response = await logIn();
  const cookies = tokenCookies(response);
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["__Host-dioptra-token", "__Host-dioptra-refresh"]);
  for (const cookie of cookies) expect(cookieProblems(cookie)).toEqual([]);
  expect(cookies[0]).toContain(`Max-Age=${30 * 24 * 60 * 60}`);
  const body = await response.text();
  expect(JSON.parse(body)).toEqual({ code: 200, result: true });
  expect(body).not.toMatch(/access|refresh/);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("tells scripts that somebody is logged in, for as long as that is so, and nothing else", async () => {
  const { shop, logIn, provider } = open();
  const response = await logIn();
  expect(login(response)).toEqual([`${loginCookie}=1; Path=/; Max-Age=${30 * 24 * 60 * 60}; Secure; SameSite=Lax`]);
  provider.revoke();
  expect(login(await shop.get(me, { cookie: jar(response) }))).toEqual([
    `${loginCookie}=; Path=/; Max-Age=0; Secure; SameSite=Lax`,
  ]);
});

test("moves the tokens of a registration into cookies, and keeps its profile", async () => {
  const { shop } = open();
  const response = await shop.post("/api/user/create");
  expect(tokenCookies(response)).toHaveLength(2);
  await expect(response.json()).resolves.toEqual({ code: 200, result: { id: 7, email: "ala@example.pl" } });
});

test("passes on the refusal of a login without setting cookies", async () => {
  const { logIn } = open();
  const response = await logIn("wrong");
  expect([response.status, tokenCookies(response)]).toEqual([401, []]);
  await expect(response.json()).resolves.toEqual({ code: 401, result: "Invalid credentials." });
});

test("sends a login without a token, and keeps the session after a wrong password", async () => {
  const { provider, logIn, shop } = open();
  const cookie = jar(await logIn());
  expect(tokenCookies(await logIn("wrong", { cookie }))).toEqual([]);
  expect(provider.calls.at(-1)?.token).toBeNull();
  await expect((await shop.get(me, { cookie })).json()).resolves.toMatchObject({ result: "customer" });
});

test("sends the token of the cookie and ignores tokens in query and header", async () => {
  const { shop, logIn, provider } = open();
  const cookie = jar(await logIn());
  await shop.get(`${me}?token=forged`, { cookie, authorization: "Bearer forged" });
  await shop.get(`${me}?token=forged`, { authorization: "Bearer forged" });
  expect(provider.calls.slice(1).map(({ token }) => token)).toEqual(["access-1", null]);
});

test.each(["token=", "token", "cartId=1&token=", "token=forged&token="])(
  "calls as a guest with ?%s without ending the login",
  async (query) => {
    const { shop, logIn, provider } = open();
    const cookie = jar(await logIn());
    const response = await shop.get(`${me}?${query}`, { cookie });
    await expect(response.json()).resolves.toEqual({ code: 200, result: "guest" });
    expect(tokenCookies(response)).toEqual([]);
    await shop.post(`${me}?${query}`, "{}", { cookie });
    expect(provider.calls.slice(1).map(({ token }) => token)).toEqual([null, null]);
    await expect((await shop.get(me, { cookie })).json()).resolves.toMatchObject({ result: "customer" });
  },
);

test("neither refreshes nor ends the login of the cookie with an empty token", async () => {
  const { shop, logIn, provider } = open();
  const cookie = jar(await logIn());
  expect((await shop.post("/api/user/refresh?token=", "{}", { cookie })).status).toBe(401);
  expect((await shop.post("/api/user/logout?token=", "{}", { cookie })).status).toBe(200);
  expect(provider.calls.slice(1)).toMatchObject([{ call: "POST /api/user/logout", token: null, body: "{}" }]);
});

test("refreshes an expired token once and repeats the call with its body", async () => {
  const { shop, logIn, provider, calls } = open();
  const cookie = jar(await logIn());
  provider.expire();
  const response = await shop.post(me, '{"customer":{}}', { cookie });
  await expect(response.json()).resolves.toEqual({ code: 200, result: "customer" });
  expect(calls().slice(1)).toEqual([
    [`POST ${me}`, "access-1"],
    ["POST /api/user/refresh", null],
    [`POST ${me}`, "access-2"],
  ]);
  expect(provider.calls.at(-1)?.body).toBe('{"customer":{}}');
  expect(tokenCookies(response).join()).toContain("access-2");
  const next = await shop.get(me, { cookie: jar(response) });
  expect(tokenCookies(next)).toEqual([]);
});

test("exchanges a refresh token once for concurrent calls and calls with the old cookie", async () => {
  const { shop, logIn, provider, calls } = open();
  const cookie = jar(await logIn());
  provider.expire();
  const responses = await Promise.all([1, 2, 3, 4].map(() => shop.get(me, { cookie })));
  const late = await shop.get(me, { cookie });
  expect(calls().filter(([call]) => call === "POST /api/user/refresh")).toHaveLength(1);
  for (const response of [...responses, late]) {
    await expect(response.json()).resolves.toMatchObject({ result: "customer" });
    expect(tokenCookies(response).join()).toContain("access-2");
  }
});

test("logs the customer out when the refresh is refused", async () => {
  const { shop, logIn, provider } = open();
  const cookie = jar(await logIn());
  provider.revoke();
  const response = await shop.get(me, { cookie });
  expect(response.status).toBe(401);
  await expect(response.json()).resolves.toEqual({ code: 401, result: "expired" });
  expect(tokenCookies(response).map((each) => /=([^;]*);.*Max-Age=(\d+)/.exec(each)?.slice(1))).toEqual([
    ["", "0"],
    ["", "0"],
  ]);
});

test("keeps the tokens when the provider cannot refresh them", async () => {
  const { shop, logIn, provider } = open();
  const cookie = jar(await logIn());
  provider.expire();
  provider.failRefresh(503);
  const response = await shop.get(me, { cookie });
  expect([response.status, tokenCookies(response)]).toEqual([502, []]);
  provider.failRefresh(null);
  await expect((await shop.get(me, { cookie })).json()).resolves.toMatchObject({ result: "customer" });
});

test("refreshes at a browser's request with the token from the cookie", async () => {
  const { shop, logIn, provider } = open();
  const cookie = jar(await logIn());
  const response = await shop.post("/api/user/refresh", '{"refreshToken":"forged"}', { cookie });
  await expect(response.json()).resolves.toEqual({ code: 200, result: true });
  expect(provider.calls.at(-1)?.body).toBe('{"refreshToken":"refresh-1"}');
  expect(tokenCookies(response).join()).toContain("refresh-2");
  expect((await shop.post("/api/user/refresh")).status).toBe(401);
});

test("logs out at the provider and removes the cookies", async () => {
  const { shop, logIn, provider } = open();
  const cookie = jar(await logIn());
  const response = await shop.post("/api/user/logout", "{}", { cookie });
  expect(provider.calls.at(-1)).toMatchObject({ token: "access-1", body: '{"refreshToken":"refresh-1"}' });
  expect(tokenCookies(response).every((each) => each.includes("Max-Age=0"))).toBe(true);
  const gone = testShop({ provider: () => Promise.reject(new Error("down")) });
  expect(tokenCookies(await gone.post("/api/user/logout", "{}", { cookie }))).toHaveLength(2);
});

test("refuses logins and logouts from pages of other sites", async () => {
  const { shop, logIn, provider } = open();
  const cookie = jar(await logIn());
  const foreign = { cookie, origin: "https://evil.test" };
  expect((await shop.post("/api/user/logout", "{}", foreign)).status).toBe(403);
  expect((await logIn("right", foreign)).status).toBe(403);
  expect(provider.calls).toHaveLength(1);
});

test("sends the client's address from the connection, not from the browser's headers", async () => {
  const { shop, provider } = open();
  const ask = (headers: Record<string, string>, remote?: string) =>
    shop.fetch(new Request(origin + me, { headers }), remote);
  await ask({ "x-dioptra-client": "203.0.113.9", "x-forwarded-for": "203.0.113.9" }, "::ffff:198.51.100.7");
  expect(provider.calls.at(-1)?.client).toBe("198.51.100.7");
  const behind = testShop({ provider: provider.fetch, isBehindProxy: true });
  await behind.fetch(
    new Request(origin + me, { headers: { "x-forwarded-for": "203.0.113.9, 198.51.100.8" } }),
    "10.0.0.1",
  );
  expect(provider.calls.at(-1)?.client).toBe("198.51.100.8");
});

/** A shop whose page shows whom the provider identifies. */
const whoami = (provider: ReturnType<typeof tokenProvider>) =>
  testShop({
    provider: async (request) => {
      const answer = await provider.fetch(request);
      answer.headers.set("cache-control", "public, max-age=600");
      return answer;
    },
    render: async (_request, { fetch }) => {
      const response = await fetch(new Request(`${origin}${me}`));
      return rendered(`<!doctype html><p>${(await response.json()).result}</p>`);
    },
  });

test("renders a customer's page for the customer only, and never from the cache", async () => {
  const provider = tokenProvider();
  const shop = whoami(provider);
  const cookie = jar(await shop.post("/api/user/login", '{"password":"right"}'));
  const page = async (headers = {}) => (await shop.get("/", headers)).text();
  await expect(page()).resolves.toContain("guest");
  await expect(page({ cookie })).resolves.toContain("customer");
  await expect(page()).resolves.toContain("guest");
  expect(shop.cachedPage("/", "GET", (name) => (name === "cookie" ? cookie : null))).toBeNull();
  const both = await Promise.all([page({ cookie }), page(), page({ cookie })]);
  expect(both.map((html) => /customer|guest/.exec(html)?.[0])).toEqual(["customer", "guest", "customer"]);
});

test("refreshes an expired token while rendering a page, and sets the new cookies", async () => {
  const provider = tokenProvider();
  const shop = whoami(provider);
  const cookie = jar(await shop.post("/api/user/login", '{"password":"right"}'));
  provider.expire();
  const response = await shop.get("/", { cookie });
  await expect(response.text()).resolves.toContain("customer");
  expect(tokenCookies(response).join()).toContain("access-2");
  expect(response.headers.get("cache-control")).toBe("private, no-cache");
});

test("logs neither tokens nor passwords", async () => {
  const { shop, logIn, provider } = open();
  const cookie = jar(await logIn());
  provider.expire();
  await shop.get(`${me}?token=secret-in-query`, { cookie });
  provider.failRefresh(503);
  provider.expire();
  await shop.get(me, { cookie });
  for (const secret of ["access-", "refresh-", "right", "secret-in-query"]) expect(shop.log()).not.toContain(secret);
});

/** Logs a customer in with these network settings, and returns a function that makes calls in that session. */
async function askWith(change: Partial<typeof configuration.network>) {
  const provider = tokenProvider();
  const sessions = createCustomerSessions(provider.fetch, { ...configuration.network, tokenWait: 5, ...change });
  const identity = { visitor: null, requestId: "1", client: "" };
  const ask = async (cookie: string, path: string, body: string | null = null) => {
    const session = sessions(cookie, identity);
    const method = body === null ? "GET" : "POST";
    const request = new Request(origin + path, { method, headers: { "content-type": "application/json" } });
    const signal = AbortSignal.timeout(5000);
    const { status } = await session.fetch({ request, body: body === null ? null : Buffer.from(body), signal });
    return {
      status,
      cookie: session
        .cookies()
        .map((each) => each.split(";")[0])
        .join("; "),
    };
  };
  const { cookie } = await ask("", "/api/user/login", '{"password":"right"}');
  return { provider, ask: (path: string) => ask(cookie, path) };
}

test("sends tokens in the header, or in the query by setting", async () => {
  expect(configuration.network.tokenInHeader).toBe(true);
  const { provider, ask } = await askWith({ tokenInHeader: false, autoRefreshTokens: true });
  await ask(`${me}?token=forged&cartId=1`);
  expect(provider.calls.at(-1)).toMatchObject({ token: "access-1", place: "query" });
});

test("logs the customer out for an expired token when automatic refresh is off", async () => {
  const { provider, ask } = await askWith({ tokenInHeader: true, autoRefreshTokens: false });
  provider.expire();
  await expect(ask(me)).resolves.toEqual({
    status: 401,
    cookie: "__Host-dioptra-token=; __Host-dioptra-refresh=; __Host-dioptra-customer=",
  });
  expect(provider.calls.map(({ call }) => call)).toEqual(["POST /api/user/login", `GET ${me}`]);
});

test("waits for a refresh that the platform cannot make now, and repeats the call with the new token", async () => {
  const { provider, ask } = await askWith({});
  provider.expire();
  provider.failRefresh(503, 1);
  await expect(ask(me)).resolves.toMatchObject({ status: 200 });
  expect(provider.calls.map(({ call }) => call)).toEqual([
    "POST /api/user/login",
    `GET ${me}`,
    "POST /api/user/refresh",
    "POST /api/user/refresh",
    `GET ${me}`,
  ]);
});

test.each([
  [1, 2],
  [3, 4],
])("asks again for a refresh %i times, by setting", async (maximumTaskAttempts, refreshes) => {
  const { provider, ask } = await askWith({ maximumTaskAttempts });
  provider.expire();
  provider.failRefresh(503);
  await expect(ask(me)).rejects.toThrow("503");
  expect(provider.calls.filter(({ call }) => call === "POST /api/user/refresh")).toHaveLength(refreshes);
});

test.each([
  [1, 401],
  [2, 200],
])("tries a call %i times with a renewed token, by setting, and answers %i", async (maximumTaskAttempts, status) => {
  const { provider, ask } = await askWith({ maximumTaskAttempts });
  provider.expire();
  provider.expireOnRefresh(1);
  await expect(ask(me)).resolves.toMatchObject({ status });
});

test.each(["a%0d%0ab:c", "%F0%9F%91%93", "a%00", "%20", "x".repeat(5000)])(
  "ignores the token cookie %j",
  async (token) => {
    const { shop, provider } = open();
    const cookie = `__Host-dioptra-token=${token}; __Host-dioptra-refresh=${token}`;
    const response = await shop.get(me, { cookie });
    expect(response.status).toBeLessThan(500);
    expect(provider.calls.map(({ token: sent }) => sent)).toEqual([null]);
    expect(shop.log()).not.toContain('"failed"');
  },
);
