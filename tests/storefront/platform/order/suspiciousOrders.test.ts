import { beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { createLimits } from "#platform/kernel/limits/limits.ts";
import { sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { orders } from "#configuration/orders.ts";
import { newEmail, register } from "../support/accounts.ts";
import { staffCall } from "../staff/support.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests({ limits: createLimits(), confirmation: orders.confirmation });
beforeEach(async () => {
  platform.setNow(openingDay);
  await platform.setStock(black, 100);
});

type Headers = Readonly<Record<string, string>>;

let guests = 0;
/** A browser at an address of its own. */
const newGuest = (): Headers => ({
  "x-dioptra-client": `10.1.${++guests >> 8}.${guests & 255}`,
  "x-dioptra-visitor": `guest-${guests}`,
});

interface Wanted {
  readonly email?: string;
  readonly quantity?: number;
}

/** A filled cart's order, ready to be sent. */
async function newOrder({ email = newEmail(), quantity = 1 }: Wanted = {}) {
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  return orderFor(await filledCart(platform, black, quantity), { ...bruno, quantity }, { customer });
}

const send = (order: object, headers: Headers) => platform.post("order/create?localeCode=pl", order, headers);
const order = async (headers: Headers, wanted?: Wanted) => send(await newOrder(wanted), headers);
const numberOf = ({ json }: { readonly json: { readonly result?: unknown } }) =>
  endpoints.orderCreate.result("PLN").parse(json.result).number;

/** How the visitor sees an order. */
async function shown(number: string, headers: Headers) {
  const { json } = await platform.get(`order/details?order_id=${number}`, headers);
  return endpoints.orderDetails.result("PLN").parse(json.result);
}

const kindsTo = async (email: string) => (await platform.mailsTo(email)).map(({ kind }) => kind);

/** Four orders of one guest: the last one has to be confirmed. */
async function suspiciousOrder() {
  const [guest, email] = [newGuest(), newEmail()];
  for (let placed = 0; placed < 3; placed += 1) expect((await order(guest, { email })).status).toBe(200);
  const sent = await newOrder({ email });
  const number = numberOf(await send(sent, guest));
  return { guest, email, sent, number };
}

/** Where the link of an order's mail leads, as a path of the platform's. */
async function linkTo(email: string): Promise<string> {
  const mails = await platform.mailsTo(email);
  const text = mails.findLast(({ kind }) => kind === "order-to-confirm")?.text ?? "";
  const [href = ""] = /http:\/\/shop\.test\/\S+/.exec(text) ?? [];
  return href;
}

/** Opens the page of a link, or presses its button. */
async function page(href: string, method: "GET" | "POST") {
  const response = await platform.fetch(new Request(href, { method }));
  return { status: response.status, text: await response.text() };
}

const after = (hours: number) => new Date(openingDay.getTime() + hours * 3_600_000);

describe("one guest who orders 48 times", () => {
  test("has three orders taken, seven wait for a confirmation, and the rest is refused until later", async () => {
    const [guest, email] = [newGuest(), newEmail()];
    const answers = [];
    for (let sent = 0; sent < 48; sent += 1) answers.push(await order(guest, { email }));
    const placed = answers.filter(({ status }) => status === 200).map(numberOf);
    const statuses = [];
    for (const number of placed) statuses.push((await shown(number, guest)).status);
    expect(statuses).toEqual([...Array(3).fill("pending"), ...Array(7).fill("awaiting_confirmation")]);
    const [refused] = answers.slice(10);
    expect(answers.slice(10).map(({ status }) => status)).toEqual(Array(38).fill(429));
    expect(refused?.json.result).toMatchObject({ code: "TOO_MANY_TRIES" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(await kindsTo(email)).toHaveLength(10);
    platform.setNow(after(12));
    await platform.runJobs();
    await expect(platform.stockOf(black)).resolves.toBe(97);
  });

  test("all at once is treated alike", async () => {
    const [guest, email] = [newGuest(), newEmail()];
    const sent = await Promise.all(Array.from({ length: 20 }, () => newOrder({ email })));
    const answers = await Promise.all(sent.map((each) => send(each, guest)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  });

  test("as somebody else each time, from one address, has thirty taken as they are and thirty that wait", async () => {
    const { "x-dioptra-client": address = "" } = newGuest();
    const statuses: string[] = [];
    for (let sent = 0; sent < 64; sent += 1) {
      const guest = { ...newGuest(), "x-dioptra-client": address };
      const answer = await order(guest);
      statuses.push(answer.status === 200 ? (await shown(numberOf(answer), guest)).status : String(answer.status));
    }
    expect(statuses).toEqual([
      ...Array(30).fill("pending"),
      ...Array(30).fill("awaiting_confirmation"),
      ...Array(4).fill("429"),
    ]);
  });
});

test("a shopper who orders twice is asked nothing", async () => {
  const [guest, email] = [newGuest(), newEmail()];
  for (let placed = 0; placed < 2; placed += 1) {
    const number = numberOf(await order(guest, { email }));
    await expect(shown(number, guest)).resolves.toMatchObject({ status: "pending", confirmBy: null });
  }
  await expect(kindsTo(email)).resolves.toEqual(["order-confirmation", "order-confirmation"]);
});

test("orders from many addresses for one mailbox are no confirmations without end, and keep its owner from nothing", async () => {
  const email = newEmail();
  for (let sent = 0; sent < 4; sent += 1) expect((await order(newGuest(), { email })).status).toBe(200);
  await expect(kindsTo(email)).resolves.toEqual([...Array(3).fill("order-confirmation"), "order-to-confirm"]);
  const owner = newGuest();
  await expect(shown(numberOf(await order(owner, { email })), owner)).resolves.toMatchObject({
    status: "awaiting_confirmation",
  });
});

test("an order for more than half of what is left waits for its confirmation", async () => {
  await platform.setStock(black, 8);
  const guest = newGuest();
  const large = numberOf(await order(guest, { quantity: 5 }));
  await expect(shown(large, guest)).resolves.toMatchObject({ status: "awaiting_confirmation", confirmBy: after(12) });
  await platform.setStock(black, 100);
  const small = numberOf(await order(newGuest(), { quantity: 5 }));
  expect(small).not.toBe("");
});

describe("an order that waits for its confirmation", () => {
  test("sends one mail, with no word that was typed, and holds its pieces", async () => {
    const { email, number } = await suspiciousOrder();
    await expect(platform.stockOf(black)).resolves.toBe(96);
    const mails = await platform.mailsTo(email);
    expect(mails.map(({ kind }) => kind)).toEqual([...Array(3).fill("order-confirmation"), "order-to-confirm"]);
    const mail = mails.at(-1);
    expect(mail?.subject).toBe(`Potwierdź zamówienie ${number}`);
    expect(mail?.text).not.toContain("Ala");
    expect(mail?.text).toContain("21 listopada 2026 01:00");
  });

  test("sent again is the same order, with no other mail, also when no other would be taken", async () => {
    const { guest, email, sent, number } = await suspiciousOrder();
    for (let more = 0; more < 6; more += 1) expect((await order(guest, { email })).status).toBe(200);
    expect((await order(guest, { email })).status).toBe(429);
    const mails = await kindsTo(email);
    for (let again = 0; again < 3; again += 1) expect(numberOf(await send(sent, guest))).toBe(number);
    await expect(kindsTo(email)).resolves.toEqual(mails);
  });

  test.each([
    ["pl", "Potwierdzenie zamówienia", "Dziękujemy, zamówienie jest potwierdzone."],
    ["de", "Bestellung bestätigen", "Vielen Dank, Ihre Bestellung ist bestätigt."],
    ["en", "Confirm your order", "Thank you, your order is confirmed."],
  ])("goes on once the button of its mail's page is pressed (%s)", async (language, title, thanks) => {
    const { guest, email, number } = await suspiciousOrder();
    const href = (await linkTo(email)).replace("lang=pl", `lang=${language}`);
    // Programs that look through mails follow the link: that confirms nothing.
    await expect(page(href, "GET")).resolves.toMatchObject({ status: 200, text: expect.stringContaining(title) });
    await expect(shown(number, guest)).resolves.toMatchObject({ status: "awaiting_confirmation" });
    for (let pressed = 0; pressed < 2; pressed += 1) {
      await expect(page(href, "POST")).resolves.toMatchObject({ status: 200, text: expect.stringContaining(thanks) });
    }
    await expect(shown(number, guest)).resolves.toMatchObject({ status: "pending" });
    expect((await kindsTo(email)).slice(3)).toEqual(["order-to-confirm", "order-confirmation"]);
    await expect(staffCall(platform, `orders/${number}`)).resolves.toMatchObject({
      result: {
        history: [{ status: "awaiting_confirmation" }, { status: "pending", comment: "confirmed from the mail" }],
      },
    });
    platform.setNow(after(13));
    await platform.runJobs();
    await expect(shown(number, guest)).resolves.toMatchObject({ status: "pending" });
  });

  test("is canceled when its time is over, gives its pieces back, and writes to nobody", async () => {
    const { guest, email, number } = await suspiciousOrder();
    const href = await linkTo(email);
    platform.setNow(new Date(after(12).getTime() - 1));
    await platform.runJobs();
    await expect(shown(number, guest)).resolves.toMatchObject({ status: "awaiting_confirmation" });
    platform.setNow(after(12));
    // The link ends on time, even before the job has run.
    await expect(page(href, "POST")).resolves.toMatchObject({ status: 400 });
    await platform.runJobs();
    await expect(shown(number, guest)).resolves.toMatchObject({ status: "canceled" });
    await expect(platform.stockOf(black)).resolves.toBe(97);
    await expect(page(href, "POST")).resolves.toMatchObject({
      status: 400,
      text: expect.stringContaining("zamówienie zostało anulowane"),
    });
    await expect(kindsTo(email)).resolves.not.toContain("order-canceled");
  });

  test("is confirmed by the staff for a shopper who calls, who then gets the usual mail", async () => {
    const { email, number } = await suspiciousOrder();
    await expect(staffCall(platform, `orders/${number}/status`, { status: "shipped" })).resolves.toMatchObject({
      status: 409,
    });
    await expect(staffCall(platform, `orders/${number}/status`, { status: "pending" })).resolves.toMatchObject({
      status: 200,
    });
    expect((await kindsTo(email)).slice(3)).toEqual(["order-to-confirm", "order-confirmation"]);
  });

  test.each(["", "x", "a".repeat(80)])("is confirmed by no other token: %j", async (token) => {
    await expect(page(`http://shop.test/letters/order?token=${token}`, "POST")).resolves.toMatchObject({ status: 400 });
  });

  test("that was confirmed counts against nobody any more", async () => {
    const { guest, email } = await suspiciousOrder();
    await page(await linkTo(email), "POST");
    const next = numberOf(await order(guest, { email }));
    await expect(shown(next, guest)).resolves.toMatchObject({ status: "awaiting_confirmation" });
    // Those of the day before are forgotten, and with them the three that nobody confirmed.
    platform.setNow(after(25));
    const later = numberOf(await order(guest, { email }));
    await expect(shown(later, guest)).resolves.toMatchObject({ status: "pending" });
  });
});

test("a customer whose earlier order was shipped is asked nothing", async () => {
  const { email, headers } = await register(platform);
  const known = { ...newGuest(), ...headers };
  const first = numberOf(await order(known, { email }));
  for (const status of ["in_production", "shipped"]) await staffCall(platform, `orders/${first}/status`, { status });
  for (let placed = 0; placed < 6; placed += 1) {
    const number = numberOf(await order(known, { email }));
    await expect(shown(number, known)).resolves.toMatchObject({ status: "pending" });
  }
});

test("orders that the shop's own services sign have no limit", async () => {
  const guest = newGuest();
  const target = "/api/order/create?localeCode=pl";
  const statuses: number[] = [];
  for (let sent = 0; sent < 12; sent += 1) {
    const text = JSON.stringify(await newOrder({ email: "office@example.pl" }));
    const call = { method: "POST", target, body: Buffer.from(text) };
    const signature = sign(testSettings.operatorKey ?? "", call, openingDay);
    const { status } = await platform.post("order/create?localeCode=pl", JSON.parse(text), {
      ...guest,
      [signatureHeader]: signature,
    });
    statuses.push(status);
  }
  expect(statuses).toEqual(Array(12).fill(200));
  await expect(kindsTo("office@example.pl")).resolves.toEqual(Array(12).fill("order-confirmation"));
});

test("an order that is refused for what it orders does not count", async () => {
  const guest = newGuest();
  const wrong = { ...(await newOrder()), products: [{ sku: black, qty: 1, price: 1, name: "" }] };
  for (let sent = 0; sent < 9; sent += 1) expect((await send(wrong, guest)).status).toBe(409);
  for (let placed = 0; placed < 10; placed += 1) expect((await order(guest)).status).toBe(200);
});
