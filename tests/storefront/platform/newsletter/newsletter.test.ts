import { beforeEach, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { newClient, newEmail, register } from "../support/accounts.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";

const platform = await openForTests();
beforeEach(() => platform.setNow(openingDay));

const days = (count: number) => new Date(openingDay.getTime() + count * 24 * 60 * 60 * 1000);
const subscribe = (email: string, headers = newClient(), query = "localeCode=pl-PL&storeCode=pl") =>
  platform.post(`newsletter/subscribe?${query}`, { email }, headers);
const unsubscribe = (email: string, headers: Readonly<Record<string, string>> = newClient()) =>
  platform.post("newsletter/unsubscribe", { email }, headers);
const status = async (email: string, headers: Readonly<Record<string, string>> = {}) =>
  (await platform.get(`newsletter/subscribe?email=${encodeURIComponent(email)}`, headers)).json.result;

/** The letters of the newsletter to somebody. */
async function letters(email: string) {
  await platform.runJobs();
  return (await platform.mailsTo(email)).filter(({ kind }) => kind.startsWith("newsletter"));
}
const linkIn = (text = "") => /http\S+/.exec(text)?.[0] ?? "";
const follow = (href: string) => platform.fetch(new Request(href));
const press = (href: string) => platform.fetch(new Request(href, { method: "POST" }));

async function subscribed(email = newEmail()) {
  await subscribe(email);
  const [confirmation] = await letters(email);
  await press(linkIn(confirmation?.text));
  return email;
}

test("nobody is subscribed before they have pressed the button behind the link; then they are thanked with a coupon", async () => {
  const { email, headers } = await register(platform);
  expect((await subscribe(email)).json).toEqual({ code: 200, result: true });
  const [confirmation, ...others] = await letters(email);
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({ kind: "newsletter-confirmation", locale: "pl-PL" });
  const href = linkIn(confirmation?.text);
  const page = await follow(href);
  expect([page.status, page.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
  await expect(page.text()).resolves.toContain("Potwierdź zapis");
  await expect(status(email, headers)).resolves.toBe("not-subscribed");
  expect((await press(href)).status).toBe(200);
  await expect(status(email, headers)).resolves.toBe("subscribed");
  expect((await press(href)).status).toBe(200);
  const [, welcome, ...more] = await letters(email);
  expect(more).toEqual([]);
  expect(welcome?.text).toMatch(/10\s% rabatu: NEWS-\w{10}/);
  expect(welcome?.text).toContain("/letters/newsletter-end?token=");
});

test("letters and pages are in the language of whoever asks", async () => {
  const email = newEmail();
  await subscribe(email, newClient(), "localeCode=de-DE&storeCode=de");
  const [confirmation] = await letters(email);
  expect(confirmation?.subject).toBe("Bestätigen Sie Ihre Anmeldung zum Newsletter von Dioptra");
  await expect((await follow(linkIn(confirmation?.text))).text()).resolves.toContain("Anmeldung bestätigen");
});

test("whoever asks for an address that is subscribed hears the same, and no second mail is sent", async () => {
  const email = await subscribed();
  const [known, unknown] = [await subscribe(email), await subscribe(newEmail())];
  expect(known.json).toEqual(unknown.json);
  expect([...known.headers]).toEqual([...unknown.headers]);
  await expect(letters(email)).resolves.toHaveLength(2);
});

test("who gets the newsletter is told to themselves only", async () => {
  const email = await subscribed();
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

test("one's own address is taken off at once; any other by the link in a mail", async () => {
  const { email, headers } = await register(platform);
  await subscribed(email);
  await unsubscribe(email, headers);
  await expect(status(email, headers)).resolves.toBe("not-subscribed");
  await subscribed(email);
  await unsubscribe(email);
  await expect(status(email, headers)).resolves.toBe("subscribed");
  const ending = (await letters(email)).at(-1);
  expect(ending?.kind).toBe("newsletter-ending");
  await press(linkIn(ending?.text));
  await expect(status(email, headers)).resolves.toBe("not-subscribed");
});

test("an address that is not subscribed gets no mail when somebody wants it off the list", async () => {
  const email = newEmail();
  expect((await unsubscribe(email)).json).toEqual({ code: 200, result: true });
  await expect(letters(email)).resolves.toEqual([]);
});

test("the link in a letter ends it years later; a confirmation lasts a week", async () => {
  const { email, headers } = await register(platform);
  await subscribed(email);
  const welcome = (await letters(email)).at(-1);
  platform.setNow(days(400));
  expect((await press(linkIn(welcome?.text))).status).toBe(200);
  platform.setNow(openingDay);
  await expect(status(email, headers)).resolves.toBe("not-subscribed");
  const late = newEmail();
  await subscribe(late);
  const [confirmation] = await letters(late);
  platform.setNow(days(8));
  expect((await press(linkIn(confirmation?.text))).status).toBe(400);
});

test("a link does only what it was made for, and one that was made up does nothing", async () => {
  const email = await subscribed();
  const welcome = (await letters(email)).at(-1);
  const end = new URL(linkIn(welcome?.text));
  const token = end.searchParams.get("token") ?? "";
  for (const href of [
    `http://shop.test/letters/newsletter?token=${token}`,
    `http://shop.test/letters/newsletter-end?token=${token.startsWith("A") ? "B" : "A"}${token.slice(1)}`,
    "http://shop.test/letters/newsletter-end",
    "http://shop.test/letters/email?token=x",
  ]) {
    expect((await press(href)).status).toBe(400);
  }
});

test("what is no address is refused", async () => {
  const answer = await subscribe("ala");
  expect([answer.status, answer.json.result]).toEqual([400, [{ field: "email", problem: "missing-at" }]]);
});
