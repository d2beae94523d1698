import { beforeEach, expect, test } from "vitest";
import { logIn, newClient, newEmail, password, register, tokensOf } from "../support/accounts.ts";
import { bearer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";

const platform = await openForTests();
beforeEach(() => platform.setNow(openingDay));

const after = (seconds: number) => new Date(openingDay.getTime() + seconds * 1000);
const isLoggedIn = async (access: string) => (await platform.get("user/me", bearer(access))).status === 200;
const refresh = (refreshToken: string) => platform.post("user/refresh", { refreshToken });

test("logs a customer in with new tokens", async () => {
  const { email, access, refresh: refreshToken } = await register(platform);
  const answer = await logIn(platform, email);
  expect(answer.status).toBe(200);
  const tokens = tokensOf(answer);
  expect(new Set([tokens.access, tokens.refresh, access, refreshToken]).size).toBe(4);
  await expect(isLoggedIn(tokens.access)).resolves.toBe(true);
});

test.each(["\u200b%s", "%s\u00a0", "%s\ufeff"])("logs in with the address that was registered as %j", async (form) => {
  const email = newEmail();
  await register(platform, form.replace("%s", email));
  expect((await logIn(platform, email)).status).toBe(200);
  expect((await logIn(platform, form.replace("%s", email))).status).toBe(200);
});

test("answers the same for a wrong password and for an address without an account", async () => {
  const { email } = await register(platform);
  const wrong = await logIn(platform, email, "zielona łąka za górą");
  const unknown = await logIn(platform, newEmail());
  expect(wrong.status).toBe(401);
  expect(wrong.json).toEqual(unknown.json);
  expect([...wrong.headers]).toEqual([...unknown.headers]);
  expect(wrong.json.result).toBe("Invalid credentials.");
});

test("refuses all logins of a client to an address after five wrong passwords, with or without an account", async () => {
  const { email } = await register(platform);
  for (const address of [email, newEmail()]) {
    const client = newClient();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await logIn(platform, address, "wrong password", client)).status).toBe(401);
    }
    const refused = await logIn(platform, address, password, client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
  }
});

test("does not lock the owner out when a stranger's logins fail", async () => {
  const { email } = await register(platform);
  const stranger = newClient();
  for (let attempt = 0; attempt < 6; attempt += 1) await logIn(platform, email, "wrong password", stranger);
  expect((await logIn(platform, email, password, stranger)).status).toBe(429);
  expect((await logIn(platform, email)).status).toBe(200);
});

/** Fails to log in from ever new clients until unknown browsers are refused. Returns the number of failures. */
async function floodWithLogins(email: string): Promise<number> {
  for (let failed = 0; failed < 200; failed += 1) {
    if ((await logIn(platform, email, "wrong password")).status === 429) return failed;
  }
  throw new Error("The logins of unknown browsers are not limited.");
}

test("limits all unknown browsers together to fifty attempts an hour, but not a known browser", async () => {
  const { email } = await register(platform);
  const browser = { "x-dioptra-visitor": "at-home" };
  await logIn(platform, email, password, { ...newClient(), ...browser });
  await expect(floodWithLogins(email)).resolves.toBe(50);
  expect((await logIn(platform, email)).status).toBe(429);
  expect((await logIn(platform, email, password, { ...newClient(), ...browser })).status).toBe(200);
});

test("logs in a known browser even if another one behind the same address keeps failing", async () => {
  const { email } = await register(platform);
  const [office, browser] = [newClient(), { "x-dioptra-visitor": "at-the-office" }];
  await logIn(platform, email, password, { ...office, ...browser });
  for (let attempt = 0; attempt < 25; attempt += 1) await logIn(platform, newEmail(), "wrong password", office);
  expect((await logIn(platform, newEmail(), password, office)).status).toBe(429);
  expect((await logIn(platform, email, password, { ...office, ...browser })).status).toBe(200);
});

test("limits the attempts of a known browser too", async () => {
  const { email } = await register(platform);
  const home = () => ({ ...newClient(), "x-dioptra-visitor": "at-home" });
  await logIn(platform, email, password, home());
  for (let attempt = 0; attempt < 5; attempt += 1) await logIn(platform, email, "wrong password", home());
  expect((await logIn(platform, email, password, home())).status).toBe(429);
});

test("spends as much work on an address without an account as on a wrong password", async () => {
  const customers = [await register(platform), await register(platform)];
  // The shortest processor time of several attempts, because other work of the process can only add to it.
  const shortest = { unknown: Infinity, wrong: Infinity };
  async function measure(which: keyof typeof shortest, username: string) {
    const start = process.cpuUsage();
    await logIn(platform, username, "wrong password");
    const { user, system } = process.cpuUsage(start);
    shortest[which] = Math.min(shortest[which], user + system);
  }
  await logIn(platform, newEmail(), "wrong password");
  for (const { email } of customers) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await measure("unknown", newEmail());
      await measure("wrong", email);
    }
  }
  // Without hashing, the time for an unknown address would be a small fraction.
  expect(shortest.unknown / shortest.wrong).toBeGreaterThan(0.5);
  expect(shortest.unknown / shortest.wrong).toBeLessThan(2);
});

test("counts all addresses of an IPv6 network as one client", async () => {
  const statuses: number[] = [];
  for (let host = 0; host < 21; host += 1) {
    const client = { "x-dioptra-client": `2001:db8:0:7::${host.toString(16)}` };
    statuses.push((await logIn(platform, newEmail(), password, client)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  const neighbour = { "x-dioptra-client": "2001:0DB8:0000:0008:1:2:3:4" };
  expect((await logIn(platform, newEmail(), password, neighbour)).status).toBe(401);
});

test("counts simultaneous attempts", async () => {
  const client = newClient();
  const { email } = await register(platform);
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(platform, email, "wrong password", client)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

test("resets the attempts after a successful login", async () => {
  const { email } = await register(platform);
  const client = newClient();
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn(platform, email, "wrong password", client);
  expect((await logIn(platform, email, password, client)).status).toBe(200);
  for (let attempt = 0; attempt < 4; attempt += 1) await logIn(platform, email, "wrong password", client);
  expect((await logIn(platform, email, password, client)).status).toBe(200);
});

test("limits the attempts of one client at many accounts", async () => {
  const client = newClient();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    statuses.push((await logIn(platform, newEmail(), password, client)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test("exchanges a refresh token for the next pair and invalidates the previous one", async () => {
  const before = await register(platform);
  const answer = await refresh(before.refresh);
  const next = tokensOf(answer);
  expect(answer.status).toBe(200);
  await expect(isLoggedIn(next.access)).resolves.toBe(true);
  await expect(isLoggedIn(before.access)).resolves.toBe(false);
});

test("keeps both tabs logged in when they refresh at the same time", async () => {
  const before = await register(platform);
  const answers = await Promise.all([refresh(before.refresh), refresh(before.refresh)]);
  platform.setNow(after(9));
  const late = await refresh(before.refresh);
  for (const answer of [...answers, late]) {
    expect(answer.status).toBe(200);
    await expect(isLoggedIn(tokensOf(answer).access)).resolves.toBe(true);
  }
});

test("ends the whole login, but no other, when a refresh token is reused later", async () => {
  const before = await register(platform);
  const other = tokensOf(await logIn(platform, before.email));
  const next = tokensOf(await refresh(before.refresh));
  platform.setNow(after(11));
  expect((await refresh(before.refresh)).status).toBe(401);
  await expect(isLoggedIn(next.access)).resolves.toBe(false);
  expect((await refresh(next.refresh)).status).toBe(401);
  await expect(isLoggedIn(other.access)).resolves.toBe(true);
});

test("ends a login after 30 days, however often it is refreshed", async () => {
  const day = 24 * 60 * 60;
  let { refresh: token } = await register(platform);
  for (let days = 1; days < 30; days += 1) {
    platform.setNow(after(days * day));
    const answer = await refresh(token);
    expect(answer.status).toBe(200);
    token = tokensOf(answer).refresh;
  }
  platform.setNow(after(30 * day));
  expect((await refresh(token)).status).toBe(401);
});

test.each([
  ["an access token", async () => (await register(platform)).access],
  ["a forged token", async () => "x".repeat(43)],
  ["a placeholder", async () => "null"],
])("returns 401 for a refresh with %s", async (_name, token) => {
  const answer = await refresh(await token());
  expect([answer.status, answer.json.result]).toMatchObject([401, { code: "TOKEN_INVALID" }]);
});

test("names the missing field of a refresh without a token", async () => {
  const answer = await platform.post("user/refresh", {});
  expect([answer.status, answer.json.result]).toEqual([400, [{ field: "refreshToken", problem: "required" }]]);
});

test("logs out with either token, and succeeds with an invalid one", async () => {
  const first = await register(platform);
  expect((await platform.post("user/logout", {}, bearer(first.access))).json.result).toBe(true);
  await expect(isLoggedIn(first.access)).resolves.toBe(false);
  expect((await refresh(first.refresh)).status).toBe(401);
  const second = tokensOf(await logIn(platform, first.email));
  await platform.post("user/logout", { refreshToken: second.refresh });
  await expect(isLoggedIn(second.access)).resolves.toBe(false);
  expect((await platform.post("user/logout", {}, bearer("x".repeat(43)))).status).toBe(200);
  expect((await platform.post("user/logout", {})).status).toBe(200);
});
