import { beforeEach, describe, expect, test } from "vitest";
import { logIn, newClient, newEmail, password, register, tokensOf } from "../support/accounts.ts";
import { bearer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";

const platform = await openForTests();
beforeEach(() => platform.setNow(openingDay));

const next = "czerwony latawiec nad morzem";
const after = (minutes: number) => new Date(openingDay.getTime() + minutes * 60_000);
const isLoggedIn = async (access: string) => (await platform.get("user/me", bearer(access))).status === 200;
const ask = (email: string, headers = newClient()) => platform.post("user/reset-password", { email }, headers);
const set = (email: string, resetToken: string, newPassword = next) =>
  platform.post("user/password-change", { email, newPassword, resetToken });

/** Returns the last password link that was sent to an address. */
async function linkTo(email: string) {
  await platform.runJobs();
  const mails = await platform.mailsTo(email);
  const text = mails.findLast(({ kind }) => kind === "password-reset")?.text ?? "";
  const [, origin = "", query = ""] = /(http\S+)#(\S+)/.exec(text) ?? [];
  return {
    origin,
    token: new URLSearchParams(query).get("token") ?? "",
    email: new URLSearchParams(query).get("email"),
  };
}

test("sends a password link that works once and ends all logins", async () => {
  const account = await register(platform);
  await ask(account.email);
  const { origin, token, email } = await linkTo(account.email);
  expect([origin, email]).toEqual(["http://shop.test/create-password", account.email]);
  expect((await set(account.email, token)).json).toEqual({ code: 200, result: true });
  await expect(isLoggedIn(account.access)).resolves.toBe(false);
  expect((await logIn(platform, account.email)).status).toBe(401);
  expect((await logIn(platform, account.email, next)).status).toBe(200);
  const again = await set(account.email, token, password);
  expect([again.status, again.json.result]).toMatchObject([400, { code: "LINK_INVALID" }]);
  const mails = await platform.mailsTo(account.email);
  expect(mails.map(({ kind }) => kind)).toEqual(["welcome", "password-reset", "password-changed"]);
});

test("answers the same for an address without an account, and sends no mail", async () => {
  const { email } = await register(platform);
  const nobody = newEmail();
  const [known, unknown] = [await ask(email), await ask(nobody)];
  expect(known.status).toBe(200);
  expect(unknown.json).toEqual(known.json);
  expect([...unknown.headers]).toEqual([...known.headers]);
  await platform.runJobs();
  await expect(platform.mailsTo(nobody)).resolves.toEqual([]);
  const { rows } = await platform.connection.query("select * from password_reset_requests");
  expect(rows).toEqual([]);
});

test("refuses a link after 30 minutes, for another account, or when it is forged", async () => {
  const { email } = await register(platform);
  const other = await register(platform);
  await ask(email);
  const { token } = await linkTo(email);
  for (const [who, tried] of [
    [other.email, token],
    [email, "x".repeat(43)],
  ] as const) {
    expect((await set(who, tried)).json.result).toMatchObject({ code: "LINK_INVALID" });
  }
  platform.setNow(after(30));
  expect((await set(email, token)).json.result).toMatchObject({ code: "LINK_INVALID" });
});

test("keeps the link valid when the new password is refused", async () => {
  const { email } = await register(platform);
  await ask(email);
  const { token } = await linkTo(email);
  expect((await set(email, token, "12345678")).json.result).toEqual([{ field: "newPassword", problem: "common" }]);
  expect((await set(email, token)).status).toBe(200);
});

test("invalidates all links of an account when one is used, even twice at the same time", async () => {
  const { email } = await register(platform);
  await ask(email);
  const first = await linkTo(email);
  await ask(email);
  const second = await linkTo(email);
  const answers = await Promise.all([set(email, second.token), set(email, second.token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await set(email, first.token)).status).toBe(400);
});

test("stores no usable link in the database", async () => {
  const { email } = await register(platform);
  await ask(email);
  const { token } = await linkTo(email);
  const { rows } = await platform.connection.query("select * from password_resets");
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("changes the password, keeps the current login and ends all others", async () => {
  const account = await register(platform);
  const other = tokensOf(await logIn(platform, account.email));
  const body = { currentPassword: password, newPassword: next };
  const answer = await platform.post("user/change-password", body, account.headers);
  expect(answer.json).toEqual({ code: 200, result: true });
  await expect(isLoggedIn(account.access)).resolves.toBe(true);
  await expect(isLoggedIn(other.access)).resolves.toBe(false);
  expect((await logIn(platform, account.email, next)).status).toBe(200);
});

test.each([
  [
    "a wrong current password",
    { currentPassword: "wrong", newPassword: next },
    { field: "currentPassword", problem: "wrong" },
  ],
  [
    "no current password",
    { currentPassword: "", newPassword: next },
    { field: "currentPassword", problem: "required" },
  ],
  [
    "the same password again",
    { currentPassword: password, newPassword: password },
    { field: "newPassword", problem: "same-as-before" },
  ],
  [
    "a weak password",
    { currentPassword: password, newPassword: "aaaaaaaa" },
    { field: "newPassword", problem: "repeated" },
  ],
])("refuses %s and keeps all logins", async (_name, body, problem) => {
  const account = await register(platform);
  const answer = await platform.post("user/change-password", body, account.headers);
  expect(answer.status).toBe(400);
  expect(answer.json.result).toMatchObject({ code: "FIELDS_REFUSED", fields: [problem] });
  // Clients like Vue Storefront show this sentence.
  expect(answer.json.result).toHaveProperty("errorMessage", expect.stringMatching(/password .+\.$/));
  await expect(isLoggedIn(account.access)).resolves.toBe(true);
});

/** Requests password links, each from a new client. */
async function floodWithRequests(email: string, times: number): Promise<void> {
  for (let requested = 0; requested < times; requested += 1) {
    expect((await ask(email)).status).toBe(200);
    await platform.runJobs();
  }
}

const resetMails = async (email: string) =>
  (await platform.mailsTo(email)).filter(({ kind }) => kind === "password-reset").length;

describe("after a flood of requests from many clients", () => {
  test("has sent six links, and the owner's own request makes them valid again", async () => {
    const { email } = await register(platform);
    await floodWithRequests(email, 20);
    await expect(resetMails(email)).resolves.toBe(6);
    const { token } = await linkTo(email);
    platform.setNow(after(31));
    expect((await set(email, token)).status).toBe(400);
    expect((await ask(email)).status).toBe(200);
    await expect(linkTo(email)).resolves.toMatchObject({ token });
    await expect(resetMails(email)).resolves.toBe(6);
    expect((await set(email, token)).status).toBe(200);
  });

  test("sends a new link instead of renewing one from the day before", async () => {
    const { email } = await register(platform);
    await floodWithRequests(email, 7);
    const { token } = await linkTo(email);
    platform.setNow(after(24 * 60 + 1));
    await ask(email);
    const fresh = await linkTo(email);
    expect(fresh.token).not.toBe(token);
    expect((await set(email, token)).status).toBe(400);
    expect((await set(email, fresh.token)).status).toBe(200);
  });

  test("sends a new link at once for a browser that has logged in before", async () => {
    const { email } = await register(platform);
    const browser = () => ({ ...newClient(), "x-dioptra-visitor": "at-home" });
    await logIn(platform, email, password, browser());
    await floodWithRequests(email, 10);
    await ask(email, browser());
    await platform.runJobs();
    await expect(resetMails(email)).resolves.toBe(7);
    const { token } = await linkTo(email);
    expect((await set(email, token)).status).toBe(200);
  });

  test("lets the owner set a new password and log in, even after a flood of failed logins", async () => {
    const { email } = await register(platform);
    await floodWithRequests(email, 10);
    for (let attempt = 0; attempt < 51; attempt += 1) await logIn(platform, email, "wrong password");
    const newPhone = { ...newClient(), "x-dioptra-visitor": "new-phone" };
    expect((await logIn(platform, email, password, newPhone)).status).toBe(429);
    await ask(email, newPhone);
    const { token } = await linkTo(email);
    const sent = { email, newPassword: next, resetToken: token };
    expect((await platform.post("user/password-change", sent, newPhone)).status).toBe(200);
    for (let attempt = 0; attempt < 51; attempt += 1) await logIn(platform, email, "wrong password");
    expect((await logIn(platform, email, next, { ...newClient(), "x-dioptra-visitor": "new-phone" })).status).toBe(200);
  });
});

test("does not lock the owner's other devices when the current password is guessed on one of them", async () => {
  const { email, headers } = await register(platform);
  const wrong = { currentPassword: "wrong", newPassword: next };
  for (let attempt = 0; attempt < 6; attempt += 1) await platform.post("user/change-password", wrong, headers);
  const { access } = tokensOf(await logIn(platform, email));
  const right = { currentPassword: password, newPassword: next };
  expect((await platform.post("user/change-password", right, headers)).status).toBe(429);
  expect((await platform.post("user/change-password", right, bearer(access))).status).toBe(200);
});

test("limits guesses of the current password", async () => {
  const { headers } = await register(platform);
  const body = { currentPassword: "wrong", newPassword: next };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await platform.post("user/change-password", body, headers)).status);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});
