import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { testSettings } from "../support/testParts.ts";

const platform = await openForTests();

let senders = 0;
const newSender = () => `ala-${++senders}@example.pl`;
const message = {
  topic: "return",
  name: "Ala Nowak",
  order_number: "12",
  phone: "600 100 200",
  message: "Zauszniki <b>są</b> za długie.\nCo teraz?",
};
let clients = 0;
const newClient = () => ({ "x-dioptra-client": `198.51.100.${++clients}` });
const send = (change: object, headers = newClient(), query = "localeCode=pl&storeCode=pl") =>
  platform.post(`contact?${query}`, { ...message, key: crypto.randomUUID(), ...change }, headers);
const mailsAbout = async (email: string) => {
  const toShop = await platform.mailsTo(testSettings.contactMail);
  return { toShop: toShop.filter(({ replyTo }) => replyTo === email), toSender: await platform.mailsTo(email) };
};

test("brings a message to the shop, which answers to its sender, and confirms it without the sender's words", async () => {
  const email = newSender();
  await expect(send({ email })).resolves.toMatchObject({ status: 200 });
  const { toShop, toSender } = await mailsAbout(email);
  expect(toShop.map(({ subject }) => subject)).toEqual(["Wiadomość ze sklepu: Zwrot lub reklamacja – Ala Nowak"]);
  const text = toShop[0]?.text ?? "";
  for (const part of [email, "Numer zamówienia: 12", "+48600100200", message.message]) expect(text).toContain(part);
  expect(toSender.map(({ subject }) => subject)).toEqual(["Mamy Twoją wiadomość"]);
  expect(toSender[0]?.text).not.toMatch(/Nowak|Zauszniki/);
});

test("confirms in the sender's language, and tells the shop which it is", async () => {
  const email = newSender();
  await send({ email }, newClient(), "localeCode=de&storeCode=de");
  const { toShop, toSender } = await mailsAbout(email);
  expect(toSender[0]?.subject).toBe("Ihre Nachricht ist angekommen");
  expect(toShop[0]?.text).toMatch(/Język: niemiecki/);
});

test("sends a message once that arrives twice", async () => {
  const email = newSender();
  const key = crypto.randomUUID();
  await send({ email, key });
  await expect(send({ email, key })).resolves.toMatchObject({ status: 200 });
  const { toShop, toSender } = await mailsAbout(email);
  expect([toShop.length, toSender.length]).toEqual([1, 1]);
});

test("drops a message from a program that fills every field, and answers alike", async () => {
  const email = newSender();
  const filled = await send({ email, website: "https://spam.example" });
  expect(filled).toMatchObject({ status: 200, json: { result: null } });
  const { toShop, toSender } = await mailsAbout(email);
  expect([toShop.length, toSender.length]).toEqual([0, 0]);
});

test.each([
  [{ topic: "nonsense" }, "topic", "required"],
  [{ name: "" }, "name", "required"],
  [{ email: "ala" }, "email", "invalid"],
  [{ order_number: "x" }, "order_number", "invalid"],
  [{ phone: "12" }, "phone", "invalid"],
  [{ message: " " }, "message", "required"],
  [{ key: "1" }, "key", "malformed"],
])("refuses %j at field %s", async (change, field, problem) => {
  const answer = await send({ email: newSender(), ...change });
  expect(answer).toMatchObject({ status: 400, json: { result: [{ field, problem }] } });
});

test("limits the messages of a sender and of a client, but not those of others", async () => {
  const email = newSender();
  const client = newClient();
  for (let sent = 0; sent < 5; sent++) await expect(send({ email }, client)).resolves.toMatchObject({ status: 200 });
  await expect(send({ email }, client)).resolves.toMatchObject({ status: 429 });
  await expect(send({ email })).resolves.toMatchObject({ status: 200 });
  for (let sent = 0; sent < 5; sent++) await send({ email: newSender() }, client);
  await expect(send({ email: newSender() }, client)).resolves.toMatchObject({ status: 429 });
});
