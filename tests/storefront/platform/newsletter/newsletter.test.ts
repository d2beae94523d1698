import { beforeEach, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { newClient, newEmail, password, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { black, bruno, filledCart, orderFor } from "../support/shopping.ts";

const platform = await openForTests();
beforeEach(() => platform.setNow(openingDay));

const days = (count: number) => new Date(openingDay.getTime() + count * 24 * 60 * 60 * 1000);
type Headers = Readonly<Record<string, string>>;
const minutes = (count: number) => new Date(openingDay.getTime() + count * 60_000);
const subscribe = (email: string, headers: Headers = newClient(), query = "localeCode=pl-PL&storeCode=pl") =>
  platform.post(`newsletter/subscribe?${query}`, { email }, headers);
const unsubscribe = (email: string, headers: Headers = newClient()) =>
  platform.post("newsletter/unsubscribe", { email }, headers);
const status = async (email: string, headers: Headers = {}) =>
  (await platform.get(`newsletter/subscribe?email=${encodeURIComponent(email)}`, headers)).json.result;

/** Runs jobs and returns the newsletter mails to an address. */
async function newsletterMails(email: string) {
  await platform.runJobs();
  return (await platform.mailsTo(email)).filter(({ kind }) => kind.startsWith("newsletter"));
}
const linkIn = (text = "") => /http\S+/.exec(text)?.[0] ?? "";
const open = (href: string) => platform.fetch(new Request(href));
const pressButton = (href: string) => platform.fetch(new Request(href, { method: "POST" }));

/** Subscribes an address and confirms it. */
async function subscribeAndConfirm(email = newEmail(), headers: Headers = newClient()) {
  await subscribe(email, headers);
  const [confirmation] = await newsletterMails(email);
  await pressButton(linkIn(confirmation?.text));
  return email;
}

test("subscribes an address only after its owner has confirmed, and mails a coupon", async () => {
  const { email, headers } = await register(platform);
  expect((await subscribe(email, headers)).json).toEqual({ code: 200, result: true });
  const [confirmation, ...others] = await newsletterMails(email);
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({ kind: "newsletter-confirmation", locale: "pl-PL" });
  const href = linkIn(confirmation?.text);
  const page = await open(href);
  expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
  await expect(page.text()).resolves.toContain("Potwierdź zapis");
  await expect(status(email, headers)).resolves.toBe("unknown");
  expect((await pressButton(href)).status).toBe(200);
  await expect(status(email, headers)).resolves.toBe("subscribed");
  expect((await pressButton(href)).status).toBe(200);
  const [, welcome, ...more] = await newsletterMails(email);
  expect(more).toEqual([]);
  expect(welcome?.text).toMatch(/10% rabatu: NEWS-\w{10}/);
  expect(welcome?.text).toContain("/letters/newsletter-end?token=");
});

test("sends mails and shows pages in the language of the request", async () => {
  const email = newEmail();
  await subscribe(email, newClient(), "localeCode=de-DE&storeCode=de");
  const [confirmation] = await newsletterMails(email);
  expect(confirmation?.subject).toBe("Bestätigen Sie Ihre Anmeldung zum Dioptra-Newsletter");
  await expect((await open(linkIn(confirmation?.text))).text()).resolves.toContain("Anmeldung bestätigen");
  await expect((await pressButton(linkIn(confirmation?.text))).text()).resolves.toContain('<a href="/de">');
});

/** Returns the stored request of an address. */
const requestOf = async (email: string) => {
  const { rows } = await platform.connection.query<object>(
    "select email, locale, store_code, requested_at from newsletter_subscribers where email_key = $1",
    [email.toLowerCase()],
  );
  return rows[0];
};

test("keeps the language and store of the latest request until it is confirmed, and then the proof of consent", async () => {
  const email = newEmail();
  await subscribe(email);
  platform.setNow(minutes(1));
  await subscribe(email, newClient(), "localeCode=de-DE&storeCode=de");
  const asked = await requestOf(email);
  expect(asked).toEqual({ email, locale: "de-DE", store_code: "de", requested_at: minutes(1) });
  const confirmation = (await newsletterMails(email)).at(-1);
  expect(confirmation?.subject).toBe("Bestätigen Sie Ihre Anmeldung zum Dioptra-Newsletter");
  await pressButton(linkIn(confirmation?.text));
  platform.setNow(minutes(2));
  await subscribe(email.toUpperCase());
  await expect(requestOf(email)).resolves.toEqual(asked);
  await unsubscribe(email);
  await pressButton(linkIn((await newsletterMails(email)).at(-1)?.text));
  await subscribe(email);
  await expect(requestOf(email)).resolves.toMatchObject({ locale: "pl-PL", store_code: "pl" });
});

/** Unsubscribes a new subscriber by the link in the welcome, and subscribes them again. */
async function subscribeAgain(email: string, day: number) {
  await pressButton(linkIn((await newsletterMails(email)).at(-1)?.text));
  platform.setNow(days(day));
  await subscribe(email);
  const confirmation = (await newsletterMails(email)).at(-1);
  const page = await (await pressButton(linkIn(confirmation?.text))).text();
  return { page, welcome: (await newsletterMails(email)).at(-1) };
}

const codeIn = (text = "") => /NEWS-\w{10}/.exec(text)?.[0];

test("says how long the coupon is still valid, and leaves out one that has ended", async () => {
  const email = await subscribeAndConfirm();
  const first = (await newsletterMails(email)).at(-1);
  expect(first?.text).toContain("w ciągu 90 dni");
  const inTime = await subscribeAgain(email, 10);
  expect(codeIn(inTime.welcome?.text)).toBe(codeIn(first?.text));
  expect(inTime.welcome?.text).toContain("w ciągu 80 dni");
  expect(inTime.page).toContain("Kod rabatowy jest już w drodze");
  const late = await subscribeAgain(email, 90);
  expect(late.welcome).toMatchObject({ kind: "newsletter-welcome", subject: "Jesteś na liście" });
  expect(codeIn(late.welcome?.text)).toBeUndefined();
  expect(late.welcome?.text).toContain("/letters/newsletter-end?token=");
  expect(late.page).toContain("Newsletter przychodzi na ten adres.");
});

test("leaves out a coupon that was used", async () => {
  const email = await subscribeAndConfirm();
  const code = codeIn((await newsletterMails(email)).at(-1)?.text);
  const order = orderFor(await filledCart(platform, black), bruno);
  expect((await platform.post("order/create?localeCode=pl", order)).status).toBe(200);
  await platform.connection.query(
    "insert into coupon_uses (order_id, code, mailbox, at) select max(id), $1, $2, now() from orders",
    [code, email],
  );
  const { welcome } = await subscribeAgain(email, 1);
  expect([welcome?.kind, codeIn(welcome?.text)]).toEqual(["newsletter-welcome", undefined]);
});

test("answers the same for a subscribed address and sends no second mail", async () => {
  const email = await subscribeAndConfirm();
  const [known, unknown] = [await subscribe(email), await subscribe(newEmail())];
  expect(known.json).toEqual(unknown.json);
  expect([...known.headers]).toEqual([...unknown.headers]);
  await expect(newsletterMails(email)).resolves.toHaveLength(2);
});

test("reveals whether an address is subscribed only to its owner", async () => {
  const email = await subscribeAndConfirm();
  const other = await register(platform);
  await expect(status(email)).resolves.toBe("unknown");
  await expect(status(email, other.headers)).resolves.toBe("unknown");
  await expect(status(newEmail())).resolves.toBe("unknown");
  const read = endpoints.newsletterStatus.result("PLN");
  expect(["subscribed", "not-subscribed", "unknown", false].map((word) => read.parse(word))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

const stored = async (email: string) =>
  (await platform.connection.query("select status from newsletter_subscribers where email = $1", [email])).rows;

test("tells and ends nothing for an account that somebody else has opened with the address", async () => {
  const { email, headers } = await register(platform);
  // The owner's own link proves the address of no account.
  await subscribeAndConfirm(email);
  await expect(status(email, headers)).resolves.toBe("unknown");
  expect((await unsubscribe(email, headers)).json).toEqual({ code: 200, result: true });
  expect((await newsletterMails(email)).at(-1)?.kind).toBe("newsletter-ending");
  const { json } = await platform.get("user/data", headers);
  expect(json.result).toMatchObject({ email_proven_at: null, newsletter: null, coupons: [] });
  const mailsBefore = (await platform.mailsTo(email)).length;
  expect((await platform.post("user/delete", { currentPassword: password }, headers)).status).toBe(200);
  await expect(stored(email)).resolves.toEqual([{ status: "subscribed" }]);
  const mailsAfter = await platform.mailsTo(email);
  expect(mailsAfter).toHaveLength(mailsBefore + 1);
  expect(mailsAfter.at(-1)?.text).toContain("Z newslettera możesz się wypisać linkiem z każdej jego wiadomości.");
});

test("proves the address of an account that asks for it, also when the address is subscribed already", async () => {
  const email = await subscribeAndConfirm();
  const { headers } = await register(platform, email);
  platform.setNow(minutes(1));
  expect((await subscribe(email, headers)).status).toBe(200);
  const mails = await newsletterMails(email);
  expect(mails.map(({ kind }) => kind)).toEqual([
    "newsletter-confirmation",
    "newsletter-welcome",
    "newsletter-confirmation",
  ]);
  const pressed = await pressButton(linkIn(mails.at(-1)?.text));
  expect(pressed.status).toBe(200);
  await expect(pressed.text()).resolves.toContain("Newsletter przychodzi na ten adres.");
  await expect(status(email, headers)).resolves.toBe("subscribed");
  await expect(newsletterMails(email)).resolves.toHaveLength(3);
  // An account that is proven gets no further mail.
  platform.setNow(minutes(2));
  expect((await subscribe(email, headers)).status).toBe(200);
  await expect(newsletterMails(email)).resolves.toHaveLength(3);
});

test("unsubscribes the caller's own address at once, and another after confirmation by mail", async () => {
  const { email, headers } = await register(platform);
  await subscribeAndConfirm(email, headers);
  await unsubscribe(email, headers);
  await expect(status(email, headers)).resolves.toBe("not-subscribed");
  await subscribeAndConfirm(email);
  await unsubscribe(email);
  await expect(status(email, headers)).resolves.toBe("subscribed");
  const ending = (await newsletterMails(email)).at(-1);
  expect(ending?.kind).toBe("newsletter-ending");
  await pressButton(linkIn(ending?.text));
  await expect(status(email, headers)).resolves.toBe("not-subscribed");
});

test("sends no mail to an address that is to be unsubscribed but is not subscribed", async () => {
  const email = newEmail();
  expect((await unsubscribe(email)).json).toEqual({ code: 200, result: true });
  await expect(newsletterMails(email)).resolves.toEqual([]);
});

test("unsubscribe links never expire, confirmation links after a week", async () => {
  const { email, headers } = await register(platform);
  await subscribeAndConfirm(email, headers);
  const welcome = (await newsletterMails(email)).at(-1);
  platform.setNow(days(400));
  expect((await pressButton(linkIn(welcome?.text))).status).toBe(200);
  platform.setNow(openingDay);
  await expect(status(email, headers)).resolves.toBe("not-subscribed");
  const late = newEmail();
  await subscribe(late);
  const [confirmation] = await newsletterMails(late);
  platform.setNow(days(8));
  expect((await pressButton(linkIn(confirmation?.text))).status).toBe(400);
});

test("refuses links of another purpose and forged links", async () => {
  const email = await subscribeAndConfirm();
  const welcome = (await newsletterMails(email)).at(-1);
  const end = new URL(linkIn(welcome?.text));
  const token = end.searchParams.get("token") ?? "";
  for (const href of [
    `http://shop.test/letters/newsletter?token=${token}`,
    `http://shop.test/letters/newsletter-end?token=${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
    "http://shop.test/letters/newsletter-end",
    "http://shop.test/letters/email?token=x",
  ]) {
    expect((await pressButton(href)).status).toBe(400);
  }
});

test("refuses an invalid address", async () => {
  const answer = await subscribe("ala");
  expect([answer.status, answer.json.result]).toEqual([400, [{ field: "email", problem: "missing-at" }]]);
});
