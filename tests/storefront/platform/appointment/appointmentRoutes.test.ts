import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { testSettings } from "../support/testParts.ts";
import { staffCall } from "../staff/support.ts";

const platform = await openForTests();

interface Day {
  readonly day: string;
  readonly times: readonly string[];
}

const freeDays = async (code: string, reason = "eye-test"): Promise<readonly Day[]> =>
  (await platform.get(`salon/times?code=${code}&reason=${reason}`)).json.result as readonly Day[];

/** Returns the first free time. */
async function firstTime(code: string) {
  const [first] = await freeDays(code);
  return { day: first?.day ?? "", time: first?.times[0] ?? "" };
}

let visitors = 0;
const newVisitor = () => `ala-${++visitors}@example.pl`;
const book = (change: object, query = "localeCode=pl&storeCode=pl") =>
  platform.post(
    `salon/appointment?${query}`,
    { key: crypto.randomUUID(), reason: "eye-test", name: "Ala Nowak", phone: "600 100 200", ...change },
    { "x-dioptra-client": `198.51.100.${++visitors}` },
  );
/** Returns the text of a file for calendars without the folds of its lines. */
const unfolded = (text = "") => text.replaceAll(/\r\n[ \t]/g, "");

test("books a free time, and mails it with a file for calendars to the visitor and to the salon", async () => {
  const email = newVisitor();
  const time = await firstTime("okulary-torun");
  await expect(book({ ...time, email, code: "okulary-torun" })).resolves.toMatchObject({ status: 200 });
  const [mail, ...more] = await platform.mailsTo(email);
  expect([more, mail?.kind]).toEqual([[], "appointment-booked"]);
  expect(mail?.text).toContain("Dioptra Toruń");
  expect(mail?.subject).toContain(`, godz. ${time.time}`);
  const [file] = mail?.attachments ?? [];
  const calendar = unfolded(file?.content);
  expect(file).toMatchObject({ filename: "dioptra.ics", contentType: expect.stringContaining("text/calendar") });
  // The demo opens in winter, when Poland is an hour ahead of UTC.
  const utc = `${String(Number(time.time.slice(0, 2)) - 1).padStart(2, "0")}${time.time.slice(3)}00Z`;
  expect(calendar).toContain(`DTSTART:${time.day.replaceAll("-", "")}T${utc}`);
  expect(calendar).toContain("SUMMARY:Badanie wzroku – Dioptra Toruń");
  const toSalon = (await platform.mailsTo(testSettings.contactMail)).filter(({ replyTo }) => replyTo === email);
  expect(toSalon.map(({ kind }) => kind)).toEqual(["appointment-booked-salon"]);
});

test("tells the salon at its own address, if it has one", async () => {
  const email = newVisitor();
  await book({ ...(await firstTime("okulary-krakow")), email, code: "okulary-krakow" });
  const told = await platform.mailsTo("krakow@salon.dioptra.example");
  expect(told.map(({ kind, replyTo }) => ({ kind, replyTo }))).toEqual([
    { kind: "appointment-booked-salon", replyTo: email },
  ]);
  const toShop = await platform.mailsTo(testSettings.contactMail);
  expect(toShop.filter(({ replyTo }) => replyTo === email)).toEqual([]);
});

test("tells the salon at the address that the staff sets, on each of its pages, until it is removed", async () => {
  const set = (email: string | null) => staffCall(platform, "salons", { code: "okulary-olsztyn", email });
  expect(await set("olsztyn@salon.example")).toMatchObject({
    status: 200,
    result: { name: "Dioptra Olsztyn", city: "Olsztyn", email: "olsztyn@salon.example" },
  });
  const email = newVisitor();
  const code = "badanie-wzroku-olsztyn";
  await book({ ...(await firstTime(code)), email, code });
  expect((await platform.mailsTo("olsztyn@salon.example")).map(({ replyTo }) => replyTo)).toEqual([email]);
  expect((await set(null)).result).toMatchObject({ email: null });
  await book({ ...(await firstTime(code)), email: newVisitor(), code });
  await expect(platform.mailsTo("olsztyn@salon.example")).resolves.toHaveLength(1);
});

test.each([
  [{ code: "okulary-nowhere", email: "a@example.com" }, 404],
  [{ code: "okulary-torun", email: "nobody" }, 400],
  [{ code: "okulary-torun" }, 400],
])("refuses the mail address %j of a salon with %i", async (body, status) => {
  expect((await staffCall(platform, "salons", body)).status).toBe(status);
});

test("refuses a time that is taken, also on another page of the salon, and names the nearest free ones", async () => {
  const time = await firstTime("okulary-gdynia");
  await book({ ...time, email: newVisitor(), code: "okulary-gdynia" });
  const refusal = await book({ ...time, email: newVisitor(), code: "badanie-wzroku-gdynia" });
  expect(refusal).toMatchObject({ status: 409, json: { result: { code: "APPOINTMENT_TAKEN" } } });
  const { fields } = refusal.json.result as { readonly fields: readonly { readonly nearest: readonly string[] }[] };
  expect(fields[0]?.nearest).toHaveLength(3);
  expect(fields[0]?.nearest[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  const [day] = await freeDays("okulary-gdynia");
  expect(day?.times).not.toContain(time.time);
});

test("gives a time to one of two visitors who want it at once", async () => {
  const time = await firstTime("okulary-opole");
  const wanted = { ...time, code: "okulary-opole" };
  const answers = await Promise.all([newVisitor(), newVisitor()].map((email) => book({ ...wanted, email })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("books once a request that arrives twice", async () => {
  const email = newVisitor();
  const request = { ...(await firstTime("okulary-lublin")), email, code: "okulary-lublin", key: crypto.randomUUID() };
  await book(request);
  await expect(book(request)).resolves.toMatchObject({ status: 200 });
  await expect(platform.mailsTo(email)).resolves.toHaveLength(1);
});

test("cancels a visit by the link of its mail after a question, and frees its time", async () => {
  const email = newVisitor();
  const time = await firstTime("brillen-koln");
  await book({ ...time, email, code: "brillen-koln" }, "localeCode=de&storeCode=de");
  const [mail] = await platform.mailsTo(email);
  const link = /\/letters\/appointment\?\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const open = (method: "GET" | "POST") => platform.fetch(new Request(`${testSettings.origin}${link}`, { method }));
  await expect((await open("GET")).text()).resolves.toContain("Termin absagen");
  await expect(firstTime("brillen-koln")).resolves.not.toEqual(time);
  await expect((await open("POST")).text()).resolves.toContain("Der Termin ist abgesagt.");
  await expect((await open("POST")).text()).resolves.toContain("Der Termin ist abgesagt.");
  await expect(firstTime("brillen-koln")).resolves.toEqual(time);
  const toSalon = (await platform.mailsTo(testSettings.contactMail)).filter(({ replyTo }) => replyTo === email);
  expect(toSalon.map(({ kind }) => kind)).toEqual(["appointment-booked-salon", "appointment-canceled-salon"]);
});

test("refuses a forged link", async () => {
  const forged = new Request(`${testSettings.origin}/letters/appointment?token=forged&lang=pl`, { method: "POST" });
  expect((await platform.fetch(forged)).status).toBe(400);
});

test.each([
  [{ code: "okulary-atlantyda" }, 404, { code: "ENOTFOUND" }],
  [{ phone: "" }, 400, [{ field: "phone", problem: "required" }]],
  [{ reason: "haircut" }, 400, [{ field: "reason", problem: "required" }]],
  [{ time: "03:00" }, 409, { code: "APPOINTMENT_TAKEN" }],
  [{ key: "1" }, 400, [{ field: "key", problem: "malformed" }]],
])("refuses %j", async (change, status, result) => {
  const time = await firstTime("okulary-radom");
  const answer = await book({ ...time, email: newVisitor(), code: "okulary-radom", ...change });
  expect(answer).toMatchObject({ status, json: { result } });
});

test("lists the visits for the staff, of one salon by any of its pages", async () => {
  const email = newVisitor();
  const time = await firstTime("okulary-konin");
  await book({ ...time, email, code: "soczewki-konin" });
  const listed = await staffCall(platform, "appointments?salon=badanie-wzroku-konin");
  expect(listed.result).toMatchObject([{ ...time, email, salon: "okulary-konin", reason: "eye-test" }]);
});
