import { randomBytes } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { readPrescriptionOptions } from "#domain/cart/prescriptionOptions.ts";
import { releasePrescription } from "#platform/order/changeStatus.ts";
import { createStatusLinks } from "#platform/order/statusLinks.ts";
import { orders } from "#platform/order/tables/order.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay } from "../support/openTestPlatform.ts";
import { pdf, sendPhoto } from "../support/photos.ts";
import { options } from "../support/prescriptions.ts";
import { black, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { staffCall } from "../staff/support.ts";

const platform = await openForTests();

beforeEach(() => platform.setStock(black, 50));

const later = { use: "distance", lens_type: "single-vision", lens: "DI-SZKLA-150", prescription: "later" };

/** Orders glasses whose prescription is sent later. */
async function place(email = "late@example.pl") {
  const cartId = await newCart(platform);
  await putIn(platform, cartId, { sku: black, qty: 1, ...options(later) });
  const customer = { firstName: "Ala", lastName: "Nowak", email };
  const sent = orderFor(cartId, { sku: black, minor: 478_00 }, { customer });
  const { json } = await platform.post("order/create", sent, visitor);
  return endpoints.orderCreate.result("PLN").parse(json.result);
}

async function details(number: string) {
  const { json } = await platform.get(`order/details?order_id=${number}`, visitor);
  const [line] = endpoints.orderDetails.result("PLN").parse(json.result).lines;
  if (!line) throw new Error("The order has no lines.");
  return line;
}

const newPhoto = () => sendPhoto(platform, pdf(randomBytes(100)));

async function hashOf(id: string): Promise<string> {
  const found = await platform.database.read((session) => session.select().from(orders));
  const order = found.find((each) => String(each.id) === id);
  return order ? createStatusLinks(testSettings.secret).hashOf(order) : "";
}

const give = (body: Readonly<Record<string, unknown>>, headers: Readonly<Record<string, string>> = visitor) =>
  platform.post("order/prescription", body, headers);

test("a line waits for its prescription, until it is sent; the order stays held", async () => {
  const { id, number } = await place();
  const { key, awaitsPrescription } = await details(number);
  expect(awaitsPrescription).toBe(true);
  const photo_id = await newPhoto();
  const given = await give({ order_id: id, item_id: key, photo_id });
  expect(given.status).toBe(200);
  const line = await details(number);
  expect(line.awaitsPrescription).toBe(false);
  expect(readPrescriptionOptions(line.custom)).toMatchObject({ source: "photo", photo: photo_id, lensSku: later.lens });
  const shown = await staffCall(platform, `orders/${number}`);
  expect(shown.result).toMatchObject({ held: true });
  const photo = await staffCall(platform, `orders/${number}/photos/${photo_id}`);
  expect(photo.status).toBe(200);
});

test("the same photo can be sent again, another one only in its place, until the order is released", async () => {
  const { id, number } = await place();
  const { key } = await details(number);
  const first = { order_id: id, item_id: key, photo_id: await newPhoto() };
  await give(first);
  expect((await give(first)).status).toBe(200);
  const blind = await give({ ...first, photo_id: await newPhoto() });
  expect([blind.status, blind.json.result]).toEqual([409, expect.objectContaining({ code: "NOT_AWAITED" })]);
  expect(readPrescriptionOptions((await details(number)).custom)).toMatchObject({ photo: first.photo_id });

  const second = { ...first, photo_id: await newPhoto(), replaces: first.photo_id };
  expect((await give(second)).status).toBe(200);
  expect(readPrescriptionOptions((await details(number)).custom)).toMatchObject({ photo: second.photo_id });
  const shown = (photo: string) => staffCall(platform, `orders/${number}/photos/${photo}`);
  expect([(await shown(first.photo_id)).status, (await shown(second.photo_id)).status]).toEqual([404, 200]);

  await platform.database.write((session) => releasePrescription(session, Number(id), "Ola Optyk", openingDay));
  const late = await give({ ...first, photo_id: await newPhoto(), replaces: second.photo_id });
  expect(late.status).toBe(409);
});

test("the holder of the link to the order's status sends it from another browser, and is told which line waits", async () => {
  const { id, number } = await place();
  const { key, name } = await details(number);
  const hash = await hashOf(id);
  const ask = async () => {
    const { json } = await platform.post("vsbridge/mollie/order-details", {
      order_id: id,
      hash,
      validatePayment: true,
    });
    return endpoints.mollieOrderDetails.result("PLN").parse(json.result).missingPrescriptions;
  };
  expect(await ask()).toEqual([{ itemId: key, name }]);
  const photo_id = await newPhoto();
  expect((await give({ order_id: id, item_id: key, photo_id, hash }, {})).status).toBe(200);
  expect(await ask()).toEqual([]);
});

describe("is refused", () => {
  test("to strangers, and with a wrong hash", async () => {
    const { id, number } = await place();
    const sent = { order_id: id, item_id: (await details(number)).key, photo_id: await newPhoto() };
    expect((await give(sent, {})).status).toBe(404);
    expect((await give({ ...sent, hash: "forged" }, {})).status).toBe(400);
    expect((await details(number)).awaitsPrescription).toBe(true);
  });

  test("for a photo that the shop does not have", async () => {
    const { id, number } = await place();
    const { status, json } = await give({
      order_id: id,
      item_id: (await details(number)).key,
      photo_id: crypto.randomUUID(),
    });
    expect([status, json.result]).toEqual([400, [{ field: "photo_id", problem: "missing" }]]);
  });

  test("for a line of another order", async () => {
    const [first, second] = [await place(), await place()];
    const { key } = await details(second.number);
    expect((await give({ order_id: first.id, item_id: key, photo_id: await newPhoto() })).status).toBe(404);
  });

  test("once an optician has released the order", async () => {
    const { id, number } = await place();
    const { key } = await details(number);
    await platform.database.write((session) => releasePrescription(session, Number(id), "Ola Optyk", openingDay));
    expect((await give({ order_id: id, item_id: key, photo_id: await newPhoto() })).status).toBe(409);
  });
});

test("the confirmation says that the prescription is missing, and leads to where it is sent", async () => {
  await place("missing@example.pl");
  await platform.runJobs();
  const [mail] = await platform.mailsTo("missing@example.pl");
  expect(mail?.text).toContain("Czekamy jeszcze na receptę.");
  expect(mail?.text).toMatch(/Wyślij receptę:?\s+http\S+\/order-status\//);
});

describe("the reminder of a missing prescription", () => {
  const day = 24 * 60 * 60 * 1000;
  const kindsTo = async (email: string) => (await platform.mailsTo(email)).map(({ kind }) => kind);
  afterEach(() => platform.setNow(openingDay));

  const passDays = async (days: number) => {
    platform.setNow(new Date(openingDay.getTime() + days * day));
    await platform.runJobs();
  };

  test("is mailed once, after three days", async () => {
    await place("remind@example.pl");
    await passDays(2.9);
    await expect(kindsTo("remind@example.pl")).resolves.toEqual(["order-confirmation"]);
    await passDays(3.1);
    await passDays(3.8);
    await expect(kindsTo("remind@example.pl")).resolves.toEqual(["order-confirmation", "missing-prescription"]);
  });

  test("is not mailed once it has been sent, or the order was canceled", async () => {
    const sent = await place("sent@example.pl");
    const { key } = await details(sent.number);
    await give({ order_id: sent.id, item_id: key, photo_id: await newPhoto() });
    const canceled = await place("canceled@example.pl");
    await staffCall(platform, `orders/${canceled.number}/status`, { status: "canceled" });
    await passDays(3.5);
    await expect(kindsTo("sent@example.pl")).resolves.toEqual(["order-confirmation"]);
    await expect(kindsTo("canceled@example.pl")).resolves.toEqual(["order-confirmation", "order-canceled"]);
  });
});
