import { expect, test } from "vitest";
import { limits } from "#configuration/limits.ts";
import { endpoints } from "#contract/endpoints.ts";
import { staffCall } from "../staff/support.ts";
import { openForTests } from "../support/openForTests.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";

const platform = await openForTests();
const order = orderFor(await filledCart(platform, black), bruno);
const placed = await platform.post("order/create?localeCode=pl", order);
const { orderNumber: number } = placed.json.result as { readonly orderNumber: string };

let clients = 0;
const newClient = () => ({ "x-dioptra-client": `198.51.100.${++clients}` });
const withdraw = (change: object = {}, locale = "pl", client = newClient()) =>
  platform.post(
    `order/withdraw?localeCode=${locale}`,
    { name: "Ala Nowak", order_number: number, email: "ala@example.pl", ...change },
    client,
  );

const receiptsTo = async (email: string) =>
  (await platform.mailsTo(email)).filter(({ kind }) => kind === "withdrawal-receipt");

test("confirms a withdrawal at once with its content, date and time, in the language of the request", async () => {
  const { status, json } = await withdraw({ reason: "Za małe." }, "de");
  expect(status).toBe(200);
  const { reference, receivedAt } = endpoints.orderWithdraw.result("PLN").parse(json.result);
  expect(receivedAt).toEqual(new Date("2026-11-20T12:00:00Z"));
  const [receipt] = await receiptsTo("ala@example.pl");
  expect(receipt?.subject).toBe(`Ihr Widerruf ist eingegangen – Bestellung ${number}`);
  for (const content of [number, "Ala Nowak", "ala@example.pl", "Za małe.", reference, "20. November 2026", "13:00"]) {
    expect(receipt?.text, content).toContain(content);
  }
});

test("adds the withdrawal to the order's history and to the staff's list without changing the status", async () => {
  const { json } = await withdraw();
  const { reference } = json.result as { readonly reference: string };
  await expect(staffCall(platform, `orders/${number}`)).resolves.toMatchObject({
    result: {
      status: "pending",
      history: expect.arrayContaining([expect.objectContaining({ comment: `withdrawal ${reference}` })]),
    },
  });
  await expect(staffCall(platform, "withdrawals?size=1")).resolves.toMatchObject({
    result: [{ reference, orderNumber: number, isKnown: true }],
  });
});

test("finds the order without leading zeros and in any case of the e-mail address", async () => {
  await withdraw({ order_number: String(Number(number)), email: "ALA@example.pl" });
  await expect(staffCall(platform, "withdrawals?size=1")).resolves.toMatchObject({ result: [{ isKnown: true }] });
});

test("answers alike for an unknown order, but limits the mails", async () => {
  const unknown = { order_number: "999", email: "ola@example.pl" };
  for (let count = 0; count < 9; count++) await expect(withdraw(unknown)).resolves.toMatchObject({ status: 200 });
  await expect(receiptsTo("ola@example.pl")).resolves.toHaveLength(6);
});

test("answers a client alike, whatever it guesses, until its limit", async () => {
  const client = newClient();
  const guess = async (order_number: string) => {
    const { status, json } = await withdraw({ order_number }, "pl", client);
    return { status, told: Object.keys(json.result as object) };
  };
  const told = ["reference", "received_at"];
  for (let miss = 0; miss < 4; miss++) await expect(guess("999")).resolves.toEqual({ status: 200, told });
  await expect(guess(number)).resolves.toEqual({ status: 200, told });
  for (let count = 5; count < limits.withdrawalPerClient.tries; count++) await guess("999");
  const [miss, hit] = [await guess("999"), await guess(number)];
  expect([miss.status, hit]).toEqual([429, miss]);
});

test.each([
  ["pl", "Potwierdzenie otrzymania odstąpienia od umowy"],
  ["de", "Ihr Widerruf ist eingegangen"],
  ["en", "We have received your withdrawal"],
])("repeats no typed text in the receipt of an unknown order (%s)", async (locale, subject) => {
  const email = `ela-${locale}@example.pl`;
  const typed = {
    name: "Wygraj Nagrodę",
    order_number: "wejdz-na-zlo-example",
    reason: "Kup teraz: https://zlo.example",
  };
  await expect(withdraw({ ...typed, email }, locale)).resolves.toMatchObject({ status: 200 });
  const [receipt] = await receiptsTo(email);
  expect(receipt?.subject).toBe(subject);
  expect(receipt?.text).toMatch(/W-\d{6}/);
  for (const words of Object.values(typed)) expect(JSON.stringify(receipt), words).not.toContain(words);
});

test.each([
  [{ name: "" }, "name", "required"],
  [{ email: "ala" }, "email", "missing-at"],
  [{ order_number: " " }, "order_number", "required"],
])("refuses %j at field %s", async (change, field, problem) => {
  await expect(withdraw(change)).resolves.toMatchObject({ status: 400, json: { result: [{ field, problem }] } });
});
