import { expect, test } from "vitest";
import { logIn, newClient, newEmail, password, register, registrationOf, tokensOf } from "../support/accounts.ts";
import { guestOrders, numberOf } from "../support/guestOrders.ts";
import { openForTests } from "../support/openForTests.ts";
import { wireAddress } from "../support/shopping.ts";

const platform = await openForTests();

const create = (body: unknown, headers = newClient(), query = "localeCode=pl-PL&storeCode=pl") =>
  platform.post(`user/create?${query}`, body, headers);

const guests = guestOrders(platform);

const address = { ...wireAddress, default_shipping: true };

test("logs a new customer in, and sends a mail with a coupon for the first purchase", async () => {
  const email = newEmail();
  const answer = await create(
    registrationOf(email, { customer: { ...registrationOf(email).customer, addresses: [address] } }),
  );
  expect(answer.status).toBe(200);
  expect(answer.json.result).not.toHaveProperty("default_billing");
  expect(answer.json.result).toMatchObject({
    email,
    firstname: "Ala",
    lastname: "Nowak",
    group_id: 1,
    store_id: 1,
    default_shipping: expect.stringMatching(/^\d+$/),
    addresses: [{ street: ["Prosta 5", "7"], telephone: "+48600100200", country_id: "PL", default_shipping: true }],
  });
  const me = await platform.get("user/me", { authorization: `Bearer ${tokensOf(answer).access}` });
  expect(me.json.result).toMatchObject({ email });
  const [mail] = await platform.mailsTo(email);
  expect(mail).toMatchObject({ kind: "welcome", locale: "pl-PL", subject: "Twoje konto w Dioptrze" });
  expect(mail?.text).toMatch(/5% rabatu. Kod: START-\w{10}/);
  expect(mail?.text).not.toContain(password);
});

test("sends the mail in the language of the registration", async () => {
  const email = newEmail();
  await create(registrationOf(email), newClient(), "localeCode=de-DE&storeCode=de");
  await expect(platform.mailsTo(email)).resolves.toMatchObject([{ subject: "Ihr Dioptra-Konto" }]);
});

test.each<[problem: string, change: Readonly<Record<string, unknown>>, fields: readonly object[]]>([
  ["a short password", { password: "krótkie" }, [{ field: "password", problem: "too-short" }]],
  ["a common password", { password: "password" }, [{ field: "password", problem: "common" }]],
  ["a password with the customer's name", { password: "nowak1234567" }, [{ field: "password", problem: "personal" }]],
  ["terms that were not accepted", { conditions: false }, [{ field: "conditions", problem: "required" }]],
  ["missing terms", { conditions: undefined }, [{ field: "conditions", problem: "required" }]],
  [
    "a form with several mistakes",
    { customer: { email: "ala", firstname: "A", lastname: "" } },
    [
      { field: "customer.firstname", problem: "too-short" },
      { field: "customer.lastname", problem: "required" },
      { field: "customer.email", problem: "missing-at" },
    ],
  ],
])("refuses %s", async (_problem, change, fields) => {
  const answer = await create(registrationOf(newEmail(), change));
  expect([answer.status, answer.json.result]).toEqual([400, fields]);
});

test("ignores other fields of the customer", async () => {
  const email = newEmail();
  const { customer } = registrationOf(email);
  const extras = { storeId: 1, website_id: 1, group_id: 2, id: 1, taxvat: "x", custom_attributes: [] };
  const answer = await create(registrationOf(email, { customer: { ...customer, ...extras } }));
  expect(answer.status).toBe(200);
  expect(answer.json.result).toMatchObject({ email, group_id: 1 });
  expect(answer.json.result).not.toMatchObject({ id: 1 });
});

test("refuses a third address", async () => {
  const { customer } = registrationOf(newEmail());
  const three = await create(registrationOf("", { customer: { ...customer, addresses: [address, address, address] } }));
  expect([three.status, three.json.result]).toEqual([400, [{ field: "customer.addresses", problem: "malformed" }]]);
});

test("allows one account per email address, regardless of case", async () => {
  const { email } = await register(platform);
  const again = await create(registrationOf(email.toUpperCase()));
  expect(again.status).toBe(409);
  expect(again.json.result).toMatchObject({ code: "EMAIL_TAKEN", message: "This email is already in use." });
  expect((await logIn(platform, email.toUpperCase())).status).toBe(200);
});

test("creates one account when an address is registered several times at once", async () => {
  const email = newEmail();
  const answers = await Promise.all([1, 2, 3].map(() => create(registrationOf(email))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test("limits registrations to five an hour per client, so that addresses cannot be probed", async () => {
  const client = newClient();
  const { email } = await register(platform);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await create(registrationOf(email), client)).status);
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429]);
  const refused = await create(registrationOf(email), client);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
});

test("stores passwords as argon2id hashes with OWASP's parameters", async () => {
  await register(platform);
  const { rows } = await platform.connection.query<{ hash: string }>("select password_hash as hash from customers");
  for (const { hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each(["key", "number"])(
  "the order with which an account is created, named by its %s, becomes the customer's, and only that browser's with that address",
  async (name) => {
    const email = newEmail();
    const guest = guests.newGuest();
    const order = await guests.newOrder({ email });
    const placed = await guests.send(order, guest);
    expect(placed.status).toBe(200);
    const orderName = name === "key" ? order.order_id : numberOf(placed);
    /** Returns the order history of an account that is created with the order. */
    async function history(sent: string, headers: Readonly<Record<string, string>>) {
      const body = { ...registrationOf(sent), order_id: orderName };
      const answer = await platform.post("user/create?localeCode=pl-PL&storeCode=pl", body, headers);
      const { json } = await platform.get("user/order-history", { authorization: `Bearer ${tokensOf(answer).access}` });
      return json.result;
    }
    expect(await history(newEmail(), guest)).toMatchObject({ total_count: 0 });
    expect(await history(email, guest)).toMatchObject({ total_count: 1 });
  },
);

test("another browser does not get an order by its key", async () => {
  const email = newEmail();
  const order = await guests.newOrder({ email });
  await guests.send(order, guests.newGuest());
  const body = { ...registrationOf(email), order_id: order.order_id };
  const answer = await platform.post("user/create?localeCode=pl-PL&storeCode=pl", body, guests.newGuest());
  const { json } = await platform.get("user/order-history", { authorization: `Bearer ${tokensOf(answer).access}` });
  expect(json.result).toMatchObject({ total_count: 0 });
});
