import { expect, test } from "vitest";
import { bearer } from "../support/customers.ts";
import { newClient, newEmail, password, register, registrationOf } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";

const platform = await openForTests();
const subscribe = "newsletter/subscribe?localeCode=pl-PL&storeCode=pl";
const withdraw = "order/withdraw?storeCode=pl&localeCode=pl-PL";
const registration = "user/create?localeCode=pl-PL&storeCode=pl";

type Headers = Readonly<Record<string, string>>;

async function mailCount(email: string): Promise<number> {
  await platform.runJobs();
  return (await platform.mailsTo(email)).length;
}

/** Makes a call several times, from one client or from a new one each time, and returns the statuses. */
async function statusesOf(times: number, call: (client: Headers) => Promise<{ status: number }>, client?: Headers) {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += 1) statuses.push((await call(client ?? newClient())).status);
  return statuses;
}

test.each([
  ["newsletter confirmations", subscribe],
  ["password links", "user/reset-password"],
])("limits %s to five an hour per client, and to three for one address", async (_what, path) => {
  const ask = (email: string) => (client: Headers) => platform.post(path, { email }, client);
  await expect(statusesOf(6, (client) => ask(newEmail())(client), newClient())).resolves.toEqual([
    ...Array<number>(5).fill(200),
    429,
  ]);
  await expect(statusesOf(4, ask(newEmail()), newClient())).resolves.toEqual([200, 200, 200, 429]);
});

test("sends one mailbox at most six newsletter confirmations requested by many clients, and accepts its owner's request", async () => {
  const name = crypto.randomUUID();
  const tagged = Array.from({ length: 8 }, (_, tag) => `${name}+${tag}@example.pl`);
  const own = `${name}@example.pl`;
  for (const email of [own, ...tagged]) {
    await expect(statusesOf(1, (client) => platform.post(subscribe, { email }, client))).resolves.toEqual([200]);
  }
  const counts = [];
  for (const email of [own, ...tagged]) counts.push(await mailCount(email));
  expect(counts.reduce((sum, count) => sum + count)).toBe(6);
  expect((await platform.post(subscribe, { email: own }, newClient())).status).toBe(200);
});

test("lets a subscriber end the newsletter after strangers have requested it many times", async () => {
  const email = newEmail();
  const end = (client: Headers) => platform.post("newsletter/unsubscribe", { email }, client);
  await statusesOf(10, end);
  expect((await end(newClient())).status).toBe(200);
});

test("accepts every withdrawal, but sends one mailbox at most six confirmations", async () => {
  const email = newEmail();
  const state = (client: Headers) => platform.post(withdraw, { name: "Ala Nowak", order_number: "999", email }, client);
  await expect(statusesOf(9, state)).resolves.toEqual(Array(9).fill(200));
  await expect(mailCount(email)).resolves.toBe(6);
});

test("limits one mailbox to five new accounts a day, including tagged addresses", async () => {
  const name = crypto.randomUUID();
  const open = (tag: number, change = {}) => {
    const account = registrationOf(`${name}+${tag}@example.pl`, change);
    return platform.post(registration, account, newClient());
  };
  // Refused registrations do not count.
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await open(0, { conditions: false })).status).toBe(400);
  const statuses: number[] = [];
  for (let tag = 0; tag < 6; tag += 1) statuses.push((await open(tag)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("counts changes to the same email address separately for each customer", async () => {
  const email = newEmail();
  const change = async () => {
    const { access } = await register(platform);
    const body = { customer: { email }, currentPassword: password };
    return () => platform.post("user/me", body, bearer(access));
  };
  const stranger = await change();
  await expect(statusesOf(4, stranger)).resolves.toEqual([200, 200, 200, 429]);
  const owner = await change();
  expect((await owner()).status).toBe(200);
});
