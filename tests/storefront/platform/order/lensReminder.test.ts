import { beforeEach, expect, test } from "vitest";
import type { OrderStatus } from "#domain/order/order.ts";
import { changeStatus } from "#platform/order/changeStatus.ts";
import { newClient, newEmail, password, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { options } from "../support/prescriptions.ts";
import { newCart, orderFor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();

const pack = "KR-DZIEN-30";
const right = { force: "-2.00", BC: "8.6", DIA: "14.2", eye: "right" };
const left = { ...right, force: "-2.25", eye: "left" };
const reminder = { id: "reminder", version: "2026-11-28" };
/** Two boxes for each eye arrive on Monday 23 November and last 60 days, until 22 January. */
const reminderMorning = new Date("2027-01-12T08:00:00Z");
const before = (moment: Date) => new Date(moment.getTime() - 1);

beforeEach(async () => {
  platform.setNow(openingDay);
  await platform.setStock(pack, 1000);
});

interface Placing {
  readonly email: string;
  readonly boxes?: readonly [number, number];
  readonly consents?: readonly { readonly id: string; readonly version: string }[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Places an order of daily lenses for both eyes, and returns its id. */
async function place({ email, boxes = [2, 2], consents = [reminder], headers = {} }: Placing): Promise<number> {
  const { json: created } = await platform.post("cart/create?storeCode=pl", {}, headers);
  const cartId = headers["authorization"] ? String(created.result) : await newCart(platform);
  for (const [index, lens] of [right, left].entries()) {
    const cartItem = { sku: pack, qty: boxes[index], ...options(lens), quoteId: cartId };
    await platform.post(`cart/update?cartId=${cartId}`, { cartItem }, headers);
  }
  const { json } = await platform.get(`cart/totals?cartId=${cartId}`, headers);
  const { items } = json.result as { items: readonly { price_incl_tax: number }[] };
  const minor = Math.round((items[0]?.price_incl_tax ?? 0) * 100);
  const product = { sku: pack, quantity: boxes[0] + boxes[1], minor };
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const sent = orderFor(cartId, product, { customer, consents });
  const { status, json: answer } = await platform.post("order/create?localeCode=pl", sent, {
    ...newClient(),
    ...headers,
  });
  expect(status, JSON.stringify(answer)).toBe(200);
  const { rows } = await platform.connection.query<{ id: number }>("select id from orders where cart_id = $1", [
    cartId,
  ]);
  return rows[0]?.id ?? 0;
}

const move = (id: number, status: OrderStatus, now = openingDay) =>
  platform.database.write((session) => changeStatus(session, id, status, { settings: testSettings, now }));

/** Places an order that is sent on the first day. */
async function send(placing: Placing): Promise<number> {
  const id = await place(placing);
  await move(id, "shipped");
  return id;
}

async function runAt(moment: Date): Promise<void> {
  platform.setNow(moment);
  await platform.runJobs();
}

const remindersTo = async (email: string) =>
  (await platform.mailsTo(email)).filter(({ kind }) => kind === "lens-reminder");

test("reminds on the morning ten days before the lenses run out, and not a moment before", async () => {
  const email = newEmail();
  await send({ email });
  await runAt(before(reminderMorning));
  await expect(remindersTo(email)).resolves.toEqual([]);
  await runAt(reminderMorning);
  const [mail, ...others] = await remindersTo(email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: "Twoje soczewki niedługo się skończą", isSent: true });
  expect(mail?.text).toContain("do 22 stycznia 2027");
  expect(mail?.text).not.toContain("2,00");
  const [href = ""] = /http:\/\/shop\.test\/renew-order\/\S+/.exec(mail?.text ?? "") ?? [];
  const reordered = await platform.post(
    "order/reorder",
    { phone_number: "600 100 200", order_token: href },
    newClient(),
  );
  expect(reordered.json.result).toMatchObject({ items_qty: 4, missing: [] });
  expect(platform.errors).toEqual([]);
});

test("reminds in the language of the order's store, with links that lead there", async () => {
  const email = newEmail();
  const id = await place({ email });
  await platform.connection.query("update orders set store_code = 'de' where id = $1", [id]);
  await move(id, "shipped");
  await runAt(reminderMorning);
  const [mail] = await remindersTo(email);
  expect(mail?.subject).toBe("Ihre Kontaktlinsen gehen bald zur Neige");
  expect(mail?.text).toContain("bis etwa zum 22. Januar 2027");
  expect(mail?.text).toMatch(/http:\/\/shop\.test\/de\/renew-order\/\S+/);
});

test("reminds once, however often the job runs and wherever", async () => {
  const email = newEmail();
  const id = await send({ email });
  platform.setNow(reminderMorning);
  await Promise.all([platform.runJobs(), platform.runJobs()]);
  await platform.connection.query("update jobs set done_at = null, run_at = $1 where kind = 'lens-reminder'", [
    reminderMorning,
  ]);
  await platform.runJobs();
  await move(id, "completed", reminderMorning);
  await platform.runJobs();
  await expect(remindersTo(email)).resolves.toHaveLength(1);
});

test("counts from the day on which an order was collected, if that is earlier than a parcel's", async () => {
  const email = newEmail();
  const id = await place({ email });
  await move(id, "shipped");
  await move(id, "completed");
  await runAt(before(new Date("2027-01-09T08:00:00Z")));
  await expect(remindersTo(email)).resolves.toEqual([]);
  await runAt(new Date("2027-01-09T08:00:00Z"));
  await expect(remindersTo(email)).resolves.toHaveLength(1);
});

test("reminds of the eye whose lenses run out first, and never before they arrive", async () => {
  const [uneven, few] = [newEmail(), newEmail()];
  await send({ email: uneven, boxes: [1, 4] });
  await runAt(new Date("2026-12-13T08:00:00Z"));
  await expect(remindersTo(uneven)).resolves.toHaveLength(1);
  platform.setNow(openingDay);
  const id = await send({ email: few });
  await platform.connection.query(
    `update order_items set attributes = attributes || '{"contactlens_pack_size": 3}' where order_id = $1`,
    [id],
  );
  await platform.connection.query("update jobs set run_at = $2 where kind = 'lens-reminder' and payload = $1", [
    { orderId: id },
    openingDay,
  ]);
  await runAt(openingDay);
  await expect(remindersTo(few)).resolves.toEqual([]);
  await runAt(new Date("2026-11-23T08:00:00Z"));
  await expect(remindersTo(few)).resolves.toHaveLength(1);
});

test.each([
  ["nobody asked for", async (email: string) => void (await send({ email, consents: [] }))],
  ["was never sent", async (email: string) => void (await place({ email }))],
  [
    "was canceled",
    async (email: string) => {
      await move(await place({ email }), "canceled");
    },
  ],
  [
    "was refunded",
    async (email: string) => {
      await move(await send({ email }), "refunded");
    },
  ],
  [
    "was withdrawn from",
    async (email: string) => {
      const id = await send({ email });
      const { rows } = await platform.connection.query<{ number: string }>("select number from orders where id = $1", [
        id,
      ]);
      const statement = { name: "Ala Nowak", order_number: rows[0]?.number, email };
      const { status } = await platform.post("order/withdraw?localeCode=pl", statement, newClient());
      expect(status).toBe(200);
    },
  ],
  [
    "was followed by another order of the lenses",
    async (email: string) => {
      await send({ email });
      await move(await place({ email, consents: [] }), "paid");
    },
  ],
])("does not remind of an order that %s", async (_, prepare) => {
  const email = newEmail();
  await prepare(email);
  await runAt(reminderMorning);
  await expect(remindersTo(email)).resolves.toEqual([]);
});

test("reminds although a later order of the lenses was canceled", async () => {
  const email = newEmail();
  await send({ email });
  await move(await place({ email, consents: [] }), "canceled");
  await runAt(reminderMorning);
  await expect(remindersTo(email)).resolves.toHaveLength(1);
});

test("reminds only of the lenses that were not ordered again", async () => {
  const email = newEmail();
  const id = await send({ email });
  await move(await place({ email, consents: [] }), "paid");
  await platform.connection.query(
    `update order_items set sku = 'OTHER', name = 'Inne soczewki',
     attributes = attributes || '{"contactlens_brand": "other", "contactlens_wear_period": "two-weekly", "contactlens_pack_size": 3}'
     where order_id = $1 and position = 1`,
    [id],
  );
  // The others last 84 days, until 15 February.
  await runAt(reminderMorning);
  await runAt(new Date("2027-02-05T07:59:59Z"));
  await expect(remindersTo(email)).resolves.toEqual([]);
  await runAt(new Date("2027-02-05T08:00:00Z"));
  const [mail] = await remindersTo(email);
  expect(mail?.text).toContain("Inne soczewki");
  expect(mail?.text).not.toContain("Kropla Dzień");
});

test("does not remind a customer to whom the lenses come by a subscription", async () => {
  const ala = await register(platform);
  const other = await register(platform);
  for (const { email, headers } of [ala, other]) await send({ email, headers });
  const { rows } = await platform.connection.query<{ id: number }>(
    `insert into subscriptions (customer_id, store_code, status, address, duration, starts_at, ends_at)
     select customer_id, 'pl', 'active', '{}', 12, now(), now() from orders where email = $1 returning id`,
    [ala.email],
  );
  await platform.connection.query(
    `insert into subscription_items (subscription_id, position, variant_id, quantity, product_option, needs_optician)
     select $1, 0, id, 1, '{}', false from variants where sku = $2`,
    [rows[0]?.id, pack],
  );
  await runAt(reminderMorning);
  await expect(remindersTo(ala.email)).resolves.toEqual([]);
  await expect(remindersTo(other.email)).resolves.toHaveLength(1);
});

test("sends no reminder that comes after the last day, as after a long outage", async () => {
  const email = newEmail();
  await send({ email });
  await runAt(new Date("2027-01-23T08:00:00Z"));
  await expect(remindersTo(email)).resolves.toEqual([]);
});

test("the link in the mails withdraws the consent for all orders so far, after a press of its button", async () => {
  const email = newEmail();
  await send({ email });
  const second = await send({ email, boxes: [4, 4] });
  const [confirmation] = await platform.mailsTo(email);
  const [href = ""] = /http:\/\/shop\.test\/letters\/lens-reminder\S+/.exec(confirmation?.text ?? "") ?? [];
  const asked = await platform.fetch(new Request(href));
  expect(await asked.text()).toContain("Czy na pewno nie chcesz już przypomnień");
  await expect(consentsOf(second)).resolves.toEqual(["reminder"]);
  const pressed = await platform.fetch(new Request(href, { method: "POST" }));
  expect(pressed.status).toBe(200);
  await expect(consentsOf(second)).resolves.toEqual(["reminder", "reminder-withdrawn"]);
  await runAt(new Date("2027-03-13T08:00:00Z"));
  await expect(remindersTo(email)).resolves.toEqual([]);
  const forged = await platform.fetch(new Request(`${href.slice(0, -12)}&lang=pl`, { method: "POST" }));
  expect(forged.status).toBe(400);
});

const consentsOf = async (orderId: number) => {
  const { rows } = await platform.connection.query<{ id: string }>(
    "select id from order_consents where order_id = $1 order by id",
    [orderId],
  );
  return rows.map(({ id }) => id);
};

test("a deleted account gets no reminder, and an order without the consent no sentence about it", async () => {
  const ala = await register(platform);
  const id = await send({ email: ala.email, headers: ala.headers });
  await platform.post("user/delete", { currentPassword: password }, ala.headers);
  await expect(consentsOf(id)).resolves.toEqual(["reminder", "reminder-withdrawn"]);
  await runAt(reminderMorning);
  await expect(remindersTo(ala.email)).resolves.toEqual([]);
  const email = newEmail();
  platform.setNow(openingDay);
  await place({ email, consents: [] });
  const [confirmation] = await platform.mailsTo(email);
  expect(confirmation?.text).not.toContain("/letters/lens-reminder");
});
