import { beforeEach, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { OrderStatus } from "#domain/order/order.ts";
import { groupOf } from "#platform/customer/profile.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { logIn, newEmail, password, register, type Account } from "../support/accounts.ts";
import { bearer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { bruno, filledCart, orderFor, wireAddress as address } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();
beforeEach(() => platform.setNow(openingDay));

type Result = Readonly<Record<string, unknown>>;
const me = async ({ headers }: Pick<Account, "headers">) =>
  (await platform.get("user/me", headers)).json.result as Result;
const change = ({ headers }: Account, customer: Result, more: Result = {}) =>
  platform.post("user/me", { customer, ...more }, headers);

test("changes names and addresses, and keeps fields that are left out", async () => {
  const account = await register(platform);
  await change(account, { addresses: [{ ...address, default_shipping: true }] });
  const answer = await change(account, { firstname: "Alicja" });
  expect(answer.status).toBe(200);
  expect(answer.json.result).toMatchObject({ firstname: "Alicja", lastname: "Nowak", addresses: [{ city: "Łódź" }] });
  await expect(me(account)).resolves.toEqual({ ...(answer.json.result as Result), groupToken: expect.any(String) });
});

test("is parsed by the client into the domain's profile", async () => {
  const account = await register(platform);
  await change(account, { addresses: [{ ...address, company: "Okulary sp. z o.o.", vat_id: "5261040828" }] });
  const read = endpoints.userProfile.result("PLN").parse(await me(account));
  expect(read).toMatchObject({
    email: account.email,
    firstName: "Ala",
    pendingEmail: null,
    groupId: 1,
    addresses: [
      {
        id: expect.any(Number),
        address: { street: "Prosta 5", apartment: "7", phone: "+48600100200", country: "PL" },
        company: "Okulary sp. z o.o.",
        taxId: "5261040828",
        isDefaultShipping: false,
      },
    ],
  });
});

test("accepts the profile's own addresses, and removes an address that is left out", async () => {
  const account = await register(platform);
  await change(account, { addresses: [address, { ...address, city: "Kraków", postcode: "30-001" }] });
  const before = await me(account);
  const both = before["addresses"] as readonly Result[];
  const again = await change(account, { addresses: both, groupToken: before["groupToken"] });
  expect(again.json.result).toMatchObject({ addresses: both });
  const second = await change(account, { addresses: both.slice(1) });
  expect(second.json.result).toMatchObject({ addresses: [{ id: both[1]?.["id"], city: "Kraków" }] });
});

test("accepts the whole profile with a changed name", async () => {
  const account = await register(platform);
  await change(account, { addresses: [{ ...address, default_shipping: true }] });
  const before = await me(account);
  const answer = await change(account, { ...before, firstname: "Alicja" });
  expect(answer.json).toEqual({
    code: 200,
    result: { ...before, firstname: "Alicja", groupToken: expect.any(String) },
  });
});

test("keeps only the first default address for delivery", async () => {
  const account = await register(platform);
  const defaultAddress = { ...address, default_shipping: true, default_billing: true };
  const { json } = await change(account, { addresses: [defaultAddress, defaultAddress] });
  const { addresses, default_shipping } = json.result as {
    addresses: { id: number; default_shipping: boolean }[];
    default_shipping: string;
  };
  expect(addresses.map((each) => each.default_shipping)).toEqual([true, false]);
  expect(default_shipping).toBe(String(addresses[0]?.id));
});

test("returns 403 and changes nothing for the id of another customer's or an unknown address", async () => {
  const account = await register(platform);
  const other = await register(platform);
  await change(other, { addresses: [address] });
  const [theirs] = (await me(other))["addresses"] as readonly Result[];
  for (const id of [theirs?.["id"], 999_999]) {
    const answer = await change(account, { firstname: "Ewa", addresses: [{ ...address, id }] });
    expect([answer.status, answer.json.result]).toMatchObject([403, { code: "FORBIDDEN" }]);
  }
  await expect(me(account)).resolves.toMatchObject({ firstname: "Ala", addresses: [] });
  await expect(me(other)).resolves.toMatchObject({ addresses: [theirs] });
});

test.each<[string, Result, object]>([
  ["a group", { group_id: 2 }, { field: "customer.group_id", problem: "not-to-be-changed" }],
  ["an id", { id: 1 }, { field: "customer.id", problem: "not-to-be-changed" }],
  ["an id that is an object", { id: { toString: 1, valueOf: 1 } }, { field: "customer.id", problem: "malformed" }],
  ["an unknown field", { is_staff: true }, { field: "customer.is_staff", problem: "unknown" }],
  ["a name without letters", { firstname: "1" }, { field: "customer.firstname", problem: "not-letters" }],
  [
    "an invalid postcode",
    { addresses: [{ ...address, postcode: "9" }] },
    { field: "customer.addresses.0.postcode", problem: "too-short" },
  ],
  [
    "an invalid tax number",
    { addresses: [{ ...address, company: "Okulary", vat_id: "1" }] },
    { field: "customer.addresses.0.vat_id", problem: "wrong-form" },
  ],
  [
    "an invalid phone number",
    { addresses: [{ ...address, telephone: "12" }] },
    { field: "customer.addresses.0.telephone", problem: "too-short" },
  ],
])("refuses %s and names the field", async (_name, customer, problem) => {
  const account = await register(platform);
  const answer = await change(account, customer);
  expect([answer.status, answer.json.result]).toEqual([400, [problem]]);
});

test("accepts a group token for 12 hours, and refuses a forged one", async () => {
  const token = String((await me(await register(platform)))["groupToken"]);
  const hours = (count: number) => new Date(openingDay.getTime() + count * 60 * 60 * 1000);
  expect(groupOf(testSettings, token, hours(11))).toBe(1);
  expect(groupOf(testSettings, token, hours(12))).toBeNull();
  expect(groupOf(testSettings, `${token.slice(0, -2)}xx`, openingDay)).toBeNull();
});

const confirm = async (email: string) => {
  const mails = await platform.mailsTo(email);
  const link = /http\S+/.exec(mails.findLast(({ kind }) => kind === "email-confirmation")?.text ?? "")?.[0] ?? "";
  return {
    look: () => platform.fetch(new Request(link)),
    press: () => platform.fetch(new Request(link, { method: "POST" })),
  };
};

test("changes the email address once it is confirmed, and notifies the old address", async () => {
  const account = await register(platform);
  const newAddress = newEmail();
  const answer = await change(account, { email: newAddress }, { currentPassword: password });
  expect(answer.json.result).toMatchObject({ email: account.email, pending_email: newAddress });
  const mails = await platform.mailsTo(account.email);
  expect(mails.at(-1)).toMatchObject({ kind: "email-change", subject: "Zmiana adresu e-mail konta w Dioptrze" });
  const { look, press } = await confirm(newAddress);
  // Opening the link is not enough, because programs that scan mails do so.
  expect((await look()).status).toBe(200);
  await expect(me(account)).resolves.toMatchObject({ email: account.email });
  expect((await press()).status).toBe(200);
  await expect(me(account)).resolves.toMatchObject({ email: newAddress, pending_email: null });
  expect((await logIn(platform, newAddress)).status).toBe(200);
  expect((await logIn(platform, account.email)).status).toBe(401);
  expect((await press()).status).toBe(400);
});

test("requires the password for a new email address, and expires the link after a day or a change of password", async () => {
  const account = await register(platform);
  const newAddress = newEmail();
  expect((await change(account, { email: newAddress })).json.result).toMatchObject({
    fields: [{ field: "currentPassword", problem: "required" }],
  });
  await change(account, { email: newAddress }, { currentPassword: password });
  const first = await confirm(newAddress);
  await platform.post(
    "user/change-password",
    { currentPassword: password, newPassword: "nowe hasło nad rzeką" },
    account.headers,
  );
  expect((await first.press()).status).toBe(400);
  await change(account, { email: newAddress }, { currentPassword: "nowe hasło nad rzeką" });
  platform.setNow(new Date(openingDay.getTime() + 24 * 60 * 60 * 1000));
  expect((await (await confirm(newAddress)).press()).status).toBe(400);
});

test("does not reveal that a new email address has an account, and does not change to it", async () => {
  const owner = await register(platform);
  const account = await register(platform);
  const answer = await change(account, { email: owner.email }, { currentPassword: password });
  expect(answer.status).toBe(200);
  expect((await (await confirm(owner.email)).press()).status).toBe(400);
  await expect(me(account)).resolves.toMatchObject({ email: account.email });
});

test("returns a customer's own orders by pages, the newest first", async () => {
  const account = await register(platform);
  const black = "MR-BRUNO-BLACK-53";
  await platform.setStock(black, 20);
  const numbers: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const sent = orderFor(await filledCart(platform, black), bruno);
    const { json } = await platform.post("order/create", sent, account.headers);
    numbers.unshift((json.result as { orderNumber: string }).orderNumber);
  }
  const page = async (query: string) =>
    (await platform.get(`user/order-history?${query}`, account.headers)).json.result as Result;
  const first = await page("pageSize=2&currentPage=1");
  expect(first).toMatchObject({
    total_count: 3,
    items: [
      {
        increment_id: numbers[0],
        status: "pending",
        state: "new",
        store_name: "Dioptra PL",
        customer_firstname: "Ala",
        subtotal: 267.48,
        subtotal_incl_tax: 329,
        tax_amount: 62.45,
        shipping_amount: 5,
        shipping_description: "Kurier DPD",
        grand_total: 334,
        total_due: 334,
        order_currency_code: "PLN",
        items: [
          { sku: black, name: "Bruno", qty_ordered: 1, price: 267.48, price_incl_tax: 329, row_total_incl_tax: 329 },
        ],
        billing_address: { street: ["Prosta 5", "7"], city: "Łódź" },
        payment: { method: "cashondelivery", additional_information: ["Za pobraniem"] },
        extension_attributes: {
          shipping_assignments: [{ shipping: { method: "dpd_flatrate", address: { city: "Łódź" } } }],
        },
      },
      { increment_id: numbers[1] },
    ],
  });
  expect(await page("pageSize=2&currentPage=2")).toMatchObject({ items: [{ increment_id: numbers[2] }] });
  expect(await page("pageSize=999999&currentPage=x")).toMatchObject({
    search_criteria: { page_size: 100, current_page: 1 },
  });
  expect(endpoints.orderHistory.result("PLN").parse(first)).toMatchObject({
    total: 3,
    orders: [
      { number: numbers[0], due: { minor: 334_00, currency: "PLN" }, paymentCode: "cashondelivery" },
      { number: numbers[1] },
    ],
  });
  const other = await register(platform);
  expect((await platform.get("user/order-history", bearer(other.access))).json.result).toMatchObject({
    items: [],
    total_count: 0,
  });
});

test("names what is paid on delivery as due until the parcel has arrived", async () => {
  const account = await register(platform);
  await platform.setStock(bruno.sku, 20);
  const sent = orderFor(await filledCart(platform, bruno.sku), bruno);
  const { json } = await platform.post("order/create", sent, account.headers);
  const { id } = endpoints.orderCreate.result("PLN").parse(json.result);
  const dueAs = async (status: OrderStatus) => {
    await platform.database.write((session) =>
      changeStatus(session, Number(id), status, { settings: testSettings, now: openingDay }),
    );
    const history = (await platform.get("user/order-history", account.headers)).json.result;
    return endpoints.orderHistory.result("PLN").parse(history).orders[0]?.due.minor;
  };
  expect(await dueAs("in_production")).toBe(334_00);
  expect(await dueAs("shipped")).toBe(334_00);
  expect(await dueAs("completed")).toBe(0);
});
