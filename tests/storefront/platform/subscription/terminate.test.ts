import { beforeEach, expect, test } from "vitest";
import { limits } from "#configuration/limits.ts";
import { endpoints } from "#contract/endpoints.ts";
import { staffCall } from "../staff/support.ts";
import { type Account, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { options } from "../support/prescriptions.ts";
import { wireAddress as address } from "../support/shopping.ts";

const platform = await openForTests();
const pack = "KR-DZIEN-30";
const lens = { force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right", person: "Anna" };

beforeEach(async () => {
  platform.setNow(openingDay);
  await platform.setStock(pack, 100);
});

/** Subscribes a new customer to lenses. */
async function subscribed() {
  const account = await register(platform);
  await platform.post("user/me", { customer: { addresses: [address] } }, account.headers);
  const cart = await platform.post("cart/create?storeCode=pl", {}, account.headers);
  const cartItem = { sku: pack, qty: 1, ...options(lens) };
  await platform.post(`cart/update?cartId=${String(cart.json.result)}`, { cartItem }, account.headers);
  const agreed = { currencyCode: "PLN", productVariantId: pack };
  const made = await platform.post("subscribe?storeCode=pl", agreed, account.headers);
  return { account, subscription: endpoints.subscribe.result("PLN").parse(made.json.result) };
}

let clients = 0;
const newClient = () => ({ "x-dioptra-client": `198.51.100.${++clients}` });
const terminate = (change: object, locale = "de", client = newClient()) =>
  platform.post(
    `subscription/terminate?localeCode=${locale}`,
    { kind: "ordinary", name: "Ala Nowak", ...change },
    client,
  );

const statusOf = async (account: Account, id: string) => {
  const { json } = await platform.get("subscription", account.headers);
  return endpoints.subscriptions
    .result("PLN")
    .parse(json.result)
    .subscriptions.find((each) => each.id === id)?.status;
};

const receiptsTo = async (email: string) =>
  (await platform.mailsTo(email)).filter(({ kind }) => kind === "termination-receipt");

const orderOf = async (email: string) => {
  const { rows } = await platform.connection.query<{ number: string; status: string }>(
    "select number, status from orders where email = $1",
    [email],
  );
  return rows[0];
};

test("ends a subscription at once without a login, and confirms its words with date and time by mail", async () => {
  const { account, subscription } = await subscribed();
  const contract = `Linsen-Abonnement ${subscription.id}`;
  const email = account.email.replace(/^./, (letter) => letter.toUpperCase());
  const { status, json } = await terminate({
    contract,
    email,
    kind: "extraordinary",
    reason: "Die Linsen kamen nie an.",
  });
  expect(status).toBe(200);
  const { reference, receivedAt } = endpoints.subscriptionTerminate.result("PLN").parse(json.result);
  expect(receivedAt).toEqual(openingDay);
  await expect(statusOf(account, subscription.id)).resolves.toBe("canceled");
  await expect(orderOf(account.email)).resolves.toMatchObject({ status: "canceled" });
  const [receipt] = await receiptsTo(email);
  expect(receipt?.subject).toBe("Bestätigung Ihrer Kündigung zum 20. November 2026");
  const said = [contract, "außerordentlich", "Die Linsen kamen nie an.", "Ala Nowak", reference, "13:00:00"];
  for (const words of said) expect(receipt?.text, words).toContain(words);
  await expect(staffCall(platform, "terminations?size=1")).resolves.toMatchObject({
    result: [{ reference, isKnown: true, subscriptionId: Number(subscription.id), kind: "extraordinary" }],
  });
});

test("finds a subscription by the number of one of its orders, and ends it on the day that is named", async () => {
  const { account, subscription } = await subscribed();
  const order = await orderOf(account.email);
  await terminate({ contract: `# ${order?.number}`, email: account.email, ends_on: "2026-12-01" });
  await expect(statusOf(account, subscription.id)).resolves.toBe("pending");
  const [receipt] = await receiptsTo(account.email);
  expect(receipt?.subject).toBe("Bestätigung Ihrer Kündigung zum 1. Dezember 2026");
  expect(receipt?.text).toContain("Vertragsende: Dienstag, 1. Dezember 2026");
  platform.setNow(new Date("2026-11-30T22:00:00Z"));
  await platform.runJobs();
  const { rows } = await platform.connection.query("select status from subscriptions where id = $1", [subscription.id]);
  expect(rows).toEqual([{ status: "pending" }]);
  platform.setNow(new Date("2026-11-30T23:01:00Z"));
  await platform.runJobs();
  const ended = await platform.connection.query("select status from subscriptions where id = $1", [subscription.id]);
  expect(ended.rows).toEqual([{ status: "canceled" }]);
});

test("ends nobody else's subscription, answers alike, and repeats no typed text in the receipt", async () => {
  const { account, subscription } = await subscribed();
  const typed = { contract: subscription.id, name: "Wygraj Nagrodę", email: "obcy@example.pl" };
  await expect(terminate(typed, "pl")).resolves.toMatchObject({ status: 200 });
  await expect(statusOf(account, subscription.id)).resolves.toBe("pending");
  const [receipt] = await receiptsTo("obcy@example.pl");
  expect(receipt?.subject).toBe("Potwierdzenie otrzymania wypowiedzenia umowy");
  expect(receipt?.text).toMatch(/K-\d{6}/);
  expect(JSON.stringify(receipt)).not.toContain("Wygraj");
  await expect(staffCall(platform, "terminations?size=1")).resolves.toMatchObject({ result: [{ isKnown: false }] });
});

test("answers a client alike, whatever it guesses, until its limit", async () => {
  const { account, subscription } = await subscribed();
  const client = newClient();
  const guess = async (contract: string) => {
    const { status, json } = await terminate({ contract, email: account.email }, "de", client);
    return { status, told: Object.keys(json.result as object) };
  };
  const told = ["reference", "received_at"];
  for (let miss = 0; miss < 4; miss++) await expect(guess("999999")).resolves.toEqual({ status: 200, told });
  // Only the first numbers are read.
  await expect(guess(`999991, 999992, 999993, ${subscription.id}`)).resolves.toEqual({ status: 200, told });
  await expect(statusOf(account, subscription.id)).resolves.toBe("pending");
  await expect(guess(subscription.id)).resolves.toEqual({ status: 200, told });
  await expect(statusOf(account, subscription.id)).resolves.toBe("canceled");
  for (let count = 6; count < limits.terminationPerClient.tries; count++) await guess("999999");
  const [miss, hit] = [await guess("999999"), await guess(subscription.id)];
  expect([miss.status, hit]).toEqual([429, miss]);
});

test("confirms the first statement about a subscription whatever was guessed before, and others within limits", async () => {
  const { account, subscription } = await subscribed();
  const client = newClient();
  const state = (contract: string) => terminate({ contract, email: account.email }, "de", client);
  for (let count = 0; count < 5; count++) await state("999999");
  await expect(receiptsTo(account.email)).resolves.toHaveLength(limits.mailsPerAddress.tries);
  await state(subscription.id);
  await expect(receiptsTo(account.email)).resolves.toHaveLength(limits.mailsPerAddress.tries + 1);
});

test("accepts further statements, but limits the mails to a stranger's mailbox", async () => {
  const unknown = { contract: "999999", email: "ola@example.pl" };
  for (let count = 0; count < 9; count++) await expect(terminate(unknown)).resolves.toMatchObject({ status: 200 });
  await expect(receiptsTo("ola@example.pl")).resolves.toHaveLength(6);
});

test.each([
  [{ name: "" }, "name", "required"],
  [{ email: "ala" }, "email", "missing-at"],
  [{ contract: " " }, "contract", "required"],
  [{ kind: "other" }, "kind", "required"],
  [{ kind: "extraordinary" }, "reason", "required"],
  [{ ends_on: "2026-11-19" }, "ends_on", "past"],
])("refuses %j at field %s", async (change, field, problem) => {
  const stated = { contract: "1", email: "ala@example.pl", ...change };
  await expect(terminate(stated)).resolves.toMatchObject({ status: 400, json: { result: [{ field, problem }] } });
});
