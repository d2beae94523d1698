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

test("a customer logs in and gets tokens that nobody had before", async () => {
  const { email, access, refresh: refreshToken } = await register(platform);
  const answer = await logIn(platform, email);
  expect(answer.status).toBe(200);
  const tokens = tokensOf(answer);
  expect(new Set([tokens.access, tokens.refresh, access, refreshToken]).size).toBe(4);
  await expect(isLoggedIn(tokens.access)).resolves.toBe(true);
});

test("a wrong password and an address without an account are refused in the same words", async () => {
  const { email } = await register(platform);
  const wrong = await logIn(platform, email, "zielona łąka za górą");
  const unknown = await logIn(platform, newEmail());
  expect(wrong.status).toBe(401);
  expect(wrong.json).toEqual(unknown.json);
  expect([...wrong.headers]).toEqual([...unknown.headers]);
  expect(wrong.json.result).toMatchObject({ code: "CREDENTIALS_WRONG", message: "Invalid credentials." });
});

test("after five wrong passwords from one address an account waits, also for the right one, and one without an account the same", async () => {
  const { email } = await register(platform);
  for (const address of [email, newEmail()]) {
    const client = newClient();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await logIn(platform, address, "wrong password", client)).status).toBe(401);
    }
    const refused = await logIn(platform, address, password, client);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
  }
});

test("a stranger who fails on purpose keeps the owner out of no other address", async () => {
  const { email } = await register(platform);
  const stranger = newClient();
  for (let tries = 0; tries < 6; tries += 1) await logIn(platform, email, "wrong password", stranger);
  expect((await logIn(platform, email, password, stranger)).status).toBe(429);
  expect((await logIn(platform, email)).status).toBe(200);
});

/** Fails at an account from one new address after the other, until strangers have to wait. */
async function floodWithLogins(email: string): Promise<number> {
  for (let failed = 0; failed < 200; failed += 1) {
    if ((await logIn(platform, email, "wrong password")).status === 429) return failed;
  }
  throw new Error("Strangers may try without end.");
}

test("strangers with many addresses have fifty tries an hour; the owner's known browser goes on", async () => {
  const { email } = await register(platform);
  const browser = { "x-dioptra-visitor": "at-home" };
  await logIn(platform, email, password, { ...newClient(), ...browser });
  await expect(floodWithLogins(email)).resolves.toBe(50);
  expect((await logIn(platform, email)).status).toBe(429);
  expect((await logIn(platform, email, password, { ...newClient(), ...browser })).status).toBe(200);
});

test("a known browser logs in although somebody behind the same address fails without end", async () => {
  const { email } = await register(platform);
  const [office, browser] = [newClient(), { "x-dioptra-visitor": "at-the-office" }];
  await logIn(platform, email, password, { ...office, ...browser });
  for (let tries = 0; tries < 25; tries += 1) await logIn(platform, newEmail(), "wrong password", office);
  expect((await logIn(platform, newEmail(), password, office)).status).toBe(429);
  expect((await logIn(platform, email, password, { ...office, ...browser })).status).toBe(200);
});

test("in a known browser, too, nobody may try without end", async () => {
  const { email } = await register(platform);
  const home = () => ({ ...newClient(), "x-dioptra-visitor": "at-home" });
  await logIn(platform, email, password, home());
  for (let tries = 0; tries < 5; tries += 1) await logIn(platform, email, "wrong password", home());
  expect((await logIn(platform, email, password, home())).status).toBe(429);
});

test("an address without an account is as much work as a wrong password", async () => {
  const customers = [await register(platform), await register(platform)];
  // The processor's time, and of several tries the least: what else the process has to do only adds to it.
  const least = { unknown: Infinity, wrong: Infinity };
  async function measure(which: keyof typeof least, username: string) {
    const began = process.cpuUsage();
    await logIn(platform, username, "wrong password");
    const { user, system } = process.cpuUsage(began);
    least[which] = Math.min(least[which], user + system);
  }
  await logIn(platform, newEmail(), "wrong password");
  for (const { email } of customers) {
    for (let tries = 0; tries < 5; tries += 1) {
      await measure("unknown", newEmail());
      await measure("wrong", email);
    }
  }
  // Without the hash it would be a small part of it.
  expect(least.unknown / least.wrong).toBeGreaterThan(0.5);
  expect(least.unknown / least.wrong).toBeLessThan(2);
});

test("whoever has one address of an IPv6 network has all of them", async () => {
  const statuses: number[] = [];
  for (let host = 0; host < 21; host += 1) {
    const client = { "x-dioptra-client": `2001:db8:0:7::${host.toString(16)}` };
    statuses.push((await logIn(platform, newEmail(), password, client)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  const neighbour = { "x-dioptra-client": "2001:0DB8:0000:0008:1:2:3:4" };
  expect((await logIn(platform, newEmail(), password, neighbour)).status).toBe(401);
});

test("tries that come all at once are counted too", async () => {
  const client = newClient();
  const { email } = await register(platform);
  const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(platform, email, "wrong password", client)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

test("whoever knows the password begins to count anew", async () => {
  const { email } = await register(platform);
  const client = newClient();
  for (let tries = 0; tries < 4; tries += 1) await logIn(platform, email, "wrong password", client);
  expect((await logIn(platform, email, password, client)).status).toBe(200);
  for (let tries = 0; tries < 4; tries += 1) await logIn(platform, email, "wrong password", client);
  expect((await logIn(platform, email, password, client)).status).toBe(200);
});

test("one client may try many accounts only so often", async () => {
  const client = newClient();
  const statuses: number[] = [];
  for (let tries = 0; tries < 21; tries += 1) {
    statuses.push((await logIn(platform, newEmail(), password, client)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test("a refresh token is exchanged for the next pair, and the pair before is of no use any more", async () => {
  const before = await register(platform);
  const answer = await refresh(before.refresh);
  const next = tokensOf(answer);
  expect(answer.status).toBe(200);
  await expect(isLoggedIn(next.access)).resolves.toBe(true);
  await expect(isLoggedIn(before.access)).resolves.toBe(false);
});

test("two tabs that refresh at the same time both go on", async () => {
  const before = await register(platform);
  const answers = await Promise.all([refresh(before.refresh), refresh(before.refresh)]);
  platform.setNow(after(9));
  const late = await refresh(before.refresh);
  for (const answer of [...answers, late]) {
    expect(answer.status).toBe(200);
    await expect(isLoggedIn(tokensOf(answer).access)).resolves.toBe(true);
  }
});

test("a refresh token that is used again later was stolen: the whole login ends, and no other", async () => {
  const before = await register(platform);
  const other = tokensOf(await logIn(platform, before.email));
  const next = tokensOf(await refresh(before.refresh));
  platform.setNow(after(11));
  expect((await refresh(before.refresh)).status).toBe(401);
  await expect(isLoggedIn(next.access)).resolves.toBe(false);
  expect((await refresh(next.refresh)).status).toBe(401);
  await expect(isLoggedIn(other.access)).resolves.toBe(true);
});

test("a login ends after 30 days, however often it is refreshed", async () => {
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
  ["a token that was made up", async () => "x".repeat(43)],
  ["something else", async () => "null"],
])("%s refreshes nothing", async (_name, token) => {
  const answer = await refresh(await token());
  expect([answer.status, answer.json.result]).toMatchObject([401, { code: "TOKEN_INVALID" }]);
});

test("a refresh without a token is told what it lacks", async () => {
  const answer = await platform.post("user/refresh", {});
  expect([answer.status, answer.json.result]).toEqual([400, [{ field: "refreshToken", problem: "required" }]]);
});

test("logging out ends the login by either token, and it is done also with one that is not valid", async () => {
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
