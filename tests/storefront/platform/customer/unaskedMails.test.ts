import { expect, test } from "vitest";
import { newClient, newEmail, password, proveAddress, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";

const platform = await openForTests();
const query = "localeCode=pl-PL&storeCode=pl";

const hours = (count: number) => new Date(openingDay.getTime() + count * 60 * 60 * 1000);

/** What strangers can do with an address that is not theirs, each from another client. */
const deeds = {
  subscribe: (email: string) => platform.post(`newsletter/subscribe?${query}`, { email }, newClient()),
  withdraw: (email: string) =>
    platform.post(`order/withdraw?${query}`, { name: "Ala Nowak", order_number: "999", email }, newClient()),
  write: (email: string) => {
    const message = {
      key: crypto.randomUUID(),
      topic: "other",
      name: "Ala Nowak",
      message: "Dzień dobry, mam pytanie.",
    };
    return platform.post(`contact?${query}`, { ...message, email }, newClient());
  },
} as const;

async function mailsTo(email: string): Promise<readonly string[]> {
  await platform.runJobs();
  return (await platform.mailsTo(email)).map(({ kind }) => kind);
}

/** Lets strangers do everything several times. Every call is answered as usual. */
async function flood(email: string): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    for (const deed of Object.values(deeds)) expect((await deed(email)).status).toBe(200);
    await platform.runJobs();
  }
}

/** Places an order as a guest and returns its number. */
async function order(email: string): Promise<string> {
  const placed = orderFor(await filledCart(platform, black), bruno);
  const answer = await platform.post("order/create?localeCode=pl", {
    ...placed,
    customer: { ...placed.customer, email },
  });
  expect(answer.status).toBe(200);
  return (answer.json.result as { readonly orderNumber: string }).orderNumber;
}

test("sends a mailbox that nobody has proved eight mails a day, of all kinds together, and later ones at intervals", async () => {
  platform.setNow(openingDay);
  const email = newEmail();
  await flood(email);
  const sent = await mailsTo(email);
  expect(sent).toHaveLength(8);
  expect(new Set(sent).size).toBe(3);
  platform.setNow(hours(7));
  await deeds.write(email);
  await deeds.write(email);
  expect(await mailsTo(email)).toHaveLength(9);
  platform.setNow(openingDay);
});

test("sends a subscriber everything that was asked for", async () => {
  const email = newEmail();
  await deeds.subscribe(email);
  await platform.runJobs();
  const [confirmation] = await platform.mailsTo(email);
  const href = /http\S+/.exec(confirmation?.text ?? "")?.[0] ?? "";
  expect((await platform.fetch(new Request(href, { method: "POST" }))).status).toBe(200);
  await flood(email);
  // The confirmation, the welcome, and five mails of the two kinds that a subscriber can still get.
  expect(await mailsTo(email)).toHaveLength(12);
});

test("confirms an order and its first withdrawal to a mailbox that got its mails of the day", async () => {
  const email = newEmail();
  await flood(email);
  const number = await order(email);
  const withdrawal = { name: "Ala Nowak", order_number: number, email };
  expect((await platform.post(`order/withdraw?${query}`, withdrawal, newClient())).status).toBe(200);
  expect((await platform.post(`order/withdraw?${query}`, withdrawal, newClient())).status).toBe(200);
  expect((await mailsTo(email)).slice(8)).toEqual(["order-confirmation", "withdrawal-receipt"]);
});

test("counts changes of a password and deleted accounts too", async () => {
  const email = newEmail();
  const account = await register(platform, email);
  let current = password;
  for (let change = 0; change < 9; change += 1) {
    const next = `${password} ${change}`;
    const body = { currentPassword: current, newPassword: next };
    expect((await platform.post("user/change-password", body, account.headers)).status).toBe(200);
    current = next;
    platform.setNow(new Date(openingDay.getTime() + (change + 1) * 60_000));
  }
  expect(await mailsTo(email)).toHaveLength(8);
  await proveAddress(platform, email);
  expect((await platform.post("user/delete", { currentPassword: current }, account.headers)).status).toBe(200);
  expect(await mailsTo(email)).toEqual([]);
  await deeds.write(email);
  expect(await mailsTo(email)).toEqual([]);
  platform.setNow(openingDay);
});
