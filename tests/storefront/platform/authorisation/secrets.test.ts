import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loginCookie } from "#domain/cookie.ts";
import { runs } from "../../../support/scope.ts";
import { testShop } from "../../server/support/testShop.ts";
import { newEmail, password, register, registrationOf } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();

const calls = [
  "user/login",
  "user/create",
  "user/refresh",
  "user/logout",
  "user/change-password",
  "user/password-change",
  "user/reset-password",
  "user/me",
  "product-review",
  "newsletter/subscribe",
  "contact",
] as const;

/** Bodies with a secret in the right field, in a wrong field, as a field's name, and as the whole body. */
const misplaced = (secret: string): readonly unknown[] => [
  secret,
  [secret],
  { username: secret, password: secret, refreshToken: secret, resetToken: secret },
  { username: { secret }, password: [secret], refreshToken: { secret }, currentPassword: 1, newPassword: secret },
  { username: "ala@example.pl", password: secret, email: secret, newPassword: secret, resetToken: secret },
  { customer: { email: "ala@example.pl", firstname: "Ala", lastname: "Nowak", password: secret }, password: secret },
  { customer: { [secret]: secret, addresses: [{ [secret]: 1 }] }, currentPassword: secret },
  { review: { product_id: secret, rating: secret } },
];

test("never quotes sent values in a refusal", async () => {
  const { headers } = await register(platform);
  // Refusals have no other words and field names of this format.
  const secretLike = fc.stringMatching(/^[A-Z]{4}-[0-9]{6}-[a-z]{8}$/);
  await fc.assert(
    fc.asyncProperty(secretLike, fc.constantFrom(...calls), async (secret, path) => {
      for (const body of misplaced(secret)) {
        const { json } = await platform.post(path, body, { ...headers, "x-dioptra-client": secret });
        expect(JSON.stringify(json)).not.toContain(secret);
      }
      const wrongType = await platform.post(path, secret, { "content-type": "text/plain" });
      expect(JSON.stringify(wrongType.json)).not.toContain(secret);
    }),
    { numRuns: runs(10, 40) },
  );
  expect(platform.errors).toEqual([]);
});

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");

test("keeps passwords, tokens and email addresses out of the log, and passwords and tokens out of answers to browsers", async () => {
  const shop = testShop({ provider: platform.fetch });
  const email = newEmail();
  const newPassword = "nowe hasło nad rzeką";
  const bodies: string[] = [];
  async function ask(path: string, body: unknown, cookie: string, query = "") {
    const response = await shop.post(`/api/${path}?${query}`, JSON.stringify(body), { cookie });
    bodies.push(await response.clone().text());
    return response;
  }
  const registered = await ask("user/create", registrationOf(email), "", "storeCode=pl&localeCode=pl-PL");
  const cookie = cookiesOf(registered);
  const tokens = cookie
    .split("; ")
    // Tells scripts that somebody is logged in, and is no secret.
    .filter((pair) => !pair.startsWith(loginCookie))
    .map((pair) => decodeURIComponent(pair.split("=")[1] ?? ""));
  expect(tokens.filter((token) => token.length === 43)).toHaveLength(2);
  await ask("user/login", { username: email, password: "wrong" }, "");
  await ask("user/change-password", { currentPassword: password, newPassword }, cookie);
  await ask("user/me", { customer: { firstname: "Ewa" } }, cookie, `token=${tokens[1]}`);
  await ask("user/refresh", {}, cookie);
  await ask("user/password-change", { email, newPassword, resetToken: tokens[1] }, cookie);
  await ask("user/logout", {}, cookie);
  const log = shop.log() + JSON.stringify(platform.errors);
  for (const secret of [password, newPassword, ...tokens]) {
    expect(log).not.toContain(secret);
    expect(bodies.join()).not.toContain(secret);
  }
  expect(log).not.toContain(email);
});

test("keeps passwords and email addresses out of database errors", async () => {
  await platform.connection.query("alter table sessions rename to sessions_gone");
  try {
    const email = newEmail();
    const answer = await platform.post("user/create?storeCode=pl", registrationOf(email), {
      "x-dioptra-client": "198.51.100.99",
    });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    const output = JSON.stringify([answer.json, platform.errors]);
    expect(platform.errors.length).toBeGreaterThan(0);
    for (const secret of [password, email, "argon2id"]) expect(output).not.toContain(secret);
  } finally {
    await platform.connection.query("alter table sessions_gone rename to sessions");
    platform.errors.length = 0;
  }
});
