import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { limits } from "#configuration/limits.ts";
import { endpoints } from "#contract/endpoints.ts";
import { readPrescriptionOptions } from "#domain/cart/prescriptionOptions.ts";
import { pieceSize } from "#domain/prescriptionPhoto.ts";
import { createFieldCipher } from "#platform/kernel/secrets/fieldCipher.ts";
import { resealFields } from "#platform/staff/resealFields.ts";
import { newClient } from "../support/accounts.ts";
import { newCustomer } from "../support/customers.ts";
import { openForTests } from "../support/openForTests.ts";
import { openingDay, platformOn } from "../support/openTestPlatform.ts";
import { pdf, photograph, sendPhoto, sendPiece } from "../support/photos.ts";
import { options } from "../support/prescriptions.ts";
import { black, newCart, orderFor, putIn, visitor } from "../support/shopping.ts";
import { testSettings } from "../support/testParts.ts";
import { staffCall } from "../staff/support.ts";

const platform = await openForTests();

beforeEach(() => platform.setNow(openingDay));

const glasses = (photoId: string) => ({
  sku: black,
  qty: 1,
  ...options({ use: "distance", lens_type: "single-vision", lens: "DI-SZKLA-150", prescription_photo: photoId }),
});

async function cartWith(photoId: string, headers = {}): Promise<string> {
  const { json } = await platform.post("cart/create?storeCode=pl", {}, headers);
  const cartId = String(json.result);
  const cartItem = { ...glasses(photoId), quoteId: cartId };
  const put = await platform.post(`cart/update?cartId=${cartId}`, { cartItem }, headers);
  expect(put.status).toBe(200);
  return cartId;
}

async function place(photoId: string, headers = {}) {
  const cartId = await cartWith(photoId, headers);
  const sent = orderFor(cartId, { sku: black, minor: 478_00 });
  const { json } = await platform.post("order/create", sent, { ...visitor, ...headers });
  return endpoints.orderCreate.result("PLN").parse(json.result);
}

const stored = async (photoId: string) =>
  (await platform.connection.query("select * from prescription_photos where photo_id = $1", [photoId])).rows;

const piecesOf = async (photoId: string) =>
  (await platform.connection.query("select index from prescription_photo_pieces where photo_id = $1", [photoId])).rows;

describe("a photo on its way", () => {
  test("arrives in pieces, each of which can be repeated, and is kept encrypted", async () => {
    const file = pdf(randomBytes(2 * pieceSize));
    const photoId = crypto.randomUUID();
    const send = (index: number) =>
      sendPiece(platform, file.subarray(index * pieceSize, (index + 1) * pieceSize), {
        photo_id: photoId,
        index,
        count: 3,
      });
    expect(await send(0)).toMatchObject({ status: 200, json: { result: { is_complete: false } } });
    await send(0);
    await send(1);
    expect(await send(2)).toMatchObject({ status: 200, json: { result: { is_complete: true } } });
    expect(await send(2)).toMatchObject({ status: 200, json: { result: { is_complete: true } } });
    const [row] = await stored(photoId);
    expect(row).toMatchObject({ type: "application/pdf", order_id: null });
    expect(JSON.stringify(row)).not.toContain(file.subarray(0, 60).toString("base64"));
    expect(await piecesOf(photoId)).toEqual([]);
  });

  test.each([
    ["of another type", Buffer.from("MZ"), "wrong-type"],
    ["that is damaged", Buffer.from("%PDF-1.7"), "damaged"],
  ])("is forgotten when it is a file %s", async (_what, content, problem) => {
    const photo_id = crypto.randomUUID();
    const { status, json } = await sendPiece(platform, content, { photo_id });
    expect({ status, result: json.result }).toEqual({ status: 400, result: [{ field: "piece.content", problem }] });
    expect(await stored(photo_id)).toEqual([]);
  });

  test("is refused while a piece is missing", async () => {
    const photo_id = crypto.randomUUID();
    const send = (index: number) => sendPiece(platform, pdf(Buffer.from("")), { photo_id, index, count: 3 });
    const missing = { status: 400, json: { result: [{ field: "piece.content", problem: "missing" }] } };
    expect(await send(2)).toMatchObject(missing);
    expect(await stored(photo_id)).toEqual([]);
    await send(0);
    expect(await send(2)).toMatchObject(missing);
    expect(await piecesOf(photo_id)).toEqual([{ index: 0 }]);
  });

  test("counts towards its client's limit, whichever piece begins it", async () => {
    const client = newClient();
    const send = (photo_id: string, index: number) =>
      sendPiece(platform, Buffer.from("%PDF-"), { photo_id, index, count: 3 }, client);
    const begun = Array.from({ length: limits.photoPerClient.tries }, () => crypto.randomUUID());
    for (const photoId of begun) expect((await send(photoId, 1)).status).toBe(200);
    const oneMore = crypto.randomUUID();
    const refused = await send(oneMore, 1);
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect([await stored(oneMore), await piecesOf(oneMore)]).toEqual([[], []]);
    // What was begun goes on.
    for (const photoId of begun.slice(0, 2)) expect((await send(photoId, 0)).status).toBe(200);
  });

  test.each([
    ["photo_id", { photo_id: "recepta.jpg" }],
    ["content", { content: "no base64!" }],
    ["count", { count: 400 }],
    ["index", { index: -1 }],
  ])("is refused with an invalid %s", async (field, more) => {
    const { status, json } = await sendPiece(platform, Buffer.from("%PDF-"), more);
    expect(status).toBe(400);
    expect(json.result).toEqual([{ field: `piece.${field}`, problem: "malformed" }]);
  });
});

describe("an order with a photo", () => {
  test("waits for an optician, whom the staff's call gives the photo", async () => {
    const photoId = await sendPhoto(platform, await photograph());
    const { number } = await place(photoId);
    await expect(staffCall(platform, `orders/${number}`)).resolves.toMatchObject({ result: { held: true } });
    await expect(staffCall(platform, `orders/${number}/photos/${photoId}`)).resolves.toMatchObject({
      status: 200,
      result: { type: "image/jpeg", content: expect.stringMatching(/^\/9j\//) },
    });
    const other = await place(await sendPhoto(platform, await photograph()));
    await expect(staffCall(platform, `orders/${other.number}/photos/${photoId}`)).resolves.toMatchObject({
      status: 404,
    });
  });

  test("cannot be placed with a photo that the shop does not have", async () => {
    const cartId = await newCart(platform);
    const unknown = await putIn(platform, cartId, glasses(crypto.randomUUID()));
    const field = "cartItem.product_option.custom_options.prescription_photo";
    expect(unknown).toMatchObject({ status: 400, json: { result: [{ field, problem: "unknown" }] } });
    const photoId = await sendPhoto(platform, await photograph());
    const filled = await cartWith(photoId);
    await platform.post("prescription/photo/delete", { photo_id: photoId });
    const order = await platform.post("order/create", orderFor(filled, { sku: black, minor: 478_00 }), visitor);
    expect(order).toMatchObject({ status: 409, json: { result: { code: "NOT_MADE" } } });
  });

  test("keeps it, whoever asks to delete it", async () => {
    const photoId = await sendPhoto(platform, await photograph());
    await place(photoId);
    const { status } = await platform.post("prescription/photo/delete", { photo_id: photoId });
    expect(status).toBe(404);
    expect(await stored(photoId)).toHaveLength(1);
  });

  test("makes it a part of the customer's data", async () => {
    const customer = await newCustomer(platform);
    await place(await sendPhoto(platform, await photograph()), customer.headers);
    const inCart = await sendPhoto(platform, pdf(Buffer.from("")));
    await cartWith(inCart, customer.headers);
    const { json } = await platform.get("user/data", customer.headers);
    expect(json.result).toMatchObject({
      prescription_photos: [
        { order: null, type: "application/pdf", content: expect.any(String) },
        { order: expect.any(String), type: "image/jpeg", content: expect.any(String) },
      ],
    });
    await platform.connection.query("delete from customers where id = $1", [customer.id]);
    expect(await stored(inCart)).toEqual([]);
  });
});

describe("a photo that is ordered twice", () => {
  /** Returns the ids of the photos that the lines of an order name. */
  async function photosOf(number: string): Promise<readonly string[]> {
    const { json } = await platform.get(`order/details?order_id=${number}`, visitor);
    const { lines } = endpoints.orderDetails.result("PLN").parse(json.result);
    return lines.flatMap(({ custom }) => readPrescriptionOptions(custom)?.photo ?? []);
  }
  const shown = async (number: string, photoId: string) => {
    const { status, result } = await staffCall(platform, `orders/${number}/photos/${photoId}`);
    return { status, result };
  };

  test("is found by the staff in both orders, and replacing it in one leaves that of the other", async () => {
    const photoId = await sendPhoto(platform, await photograph());
    const [first, second] = [await place(photoId), await place(photoId)];
    const [copy = ""] = await photosOf(second.number);
    expect(await photosOf(first.number)).toEqual([photoId]);
    expect(copy).not.toBe(photoId);
    const photo = await shown(first.number, photoId);
    expect(photo).toMatchObject({ status: 200, result: { type: "image/jpeg" } });
    expect(await shown(second.number, copy)).toEqual(photo);

    const { json } = await platform.get(`order/details?order_id=${second.number}`, visitor);
    const [line] = endpoints.orderDetails.result("PLN").parse(json.result).lines;
    const another = await sendPhoto(platform, await photograph());
    const replaced = { order_id: second.id, item_id: line?.key, photo_id: another, replaces: copy };
    expect((await platform.post("order/prescription", replaced, visitor)).status).toBe(200);
    expect(await shown(first.number, photoId)).toEqual(photo);
    expect(await shown(second.number, copy)).toMatchObject({ status: 404 });
    expect(await shown(second.number, another)).toMatchObject({ status: 200 });
  });

  const other = "MR-BRUNO-NAVY-53";

  test("is shared by two lines of an order, until it is replaced in both", async () => {
    const photoId = await sendPhoto(platform, await photograph());
    await place(photoId);
    const cartId = await cartWith(photoId);
    await putIn(platform, cartId, { ...glasses(photoId), sku: other });
    const sent = orderFor(cartId, { sku: black, minor: 478_00 });
    const both = { ...sent, products: [...sent.products, { ...sent.products[0], sku: other }] };
    const { json } = await platform.post("order/create", both, visitor);
    const { id, number } = endpoints.orderCreate.result("PLN").parse(json.result);
    const [copy = "", same] = await photosOf(number);
    expect([copy === photoId, same]).toEqual([false, copy]);
    const answer = await platform.get(`order/details?order_id=${number}`, visitor);
    const { lines } = endpoints.orderDetails.result("PLN").parse(answer.json.result);
    const statuses: number[] = [];
    for (const { key } of lines) {
      const photo_id = await sendPhoto(platform, await photograph());
      await platform.post("order/prescription", { order_id: id, item_id: key, photo_id, replaces: copy }, visitor);
      statuses.push((await shown(number, copy)).status);
    }
    expect(statuses).toEqual([200, 404]);
  });

  test("is found when it is sent late for another order", async () => {
    const photoId = await sendPhoto(platform, await photograph());
    await place(photoId);
    const { id, number } = await place(await sendPhoto(platform, await photograph()));
    const { json } = await platform.get(`order/details?order_id=${number}`, visitor);
    const [line] = endpoints.orderDetails.result("PLN").parse(json.result).lines;
    const [replaces] = await photosOf(number);
    const late = { order_id: id, item_id: line?.key, photo_id: photoId, replaces };
    expect((await platform.post("order/prescription", late, visitor)).status).toBe(200);
    const [copy = ""] = await photosOf(number);
    expect(await shown(number, copy)).toMatchObject({ status: 200 });
  });
});

test("goes along when a guest's cart becomes a customer's", async () => {
  const photoId = await sendPhoto(platform, await photograph());
  const guestCart = await cartWith(photoId);
  const customer = await newCustomer(platform);
  const { json } = await platform.post(`cart/create?cartId=${guestCart}`, {}, customer.headers);
  expect(await stored(photoId)).toMatchObject([{ cart_id: json.result }]);
});

test("is sealed anew with a new key, and read with it alone", async () => {
  const photoId = await sendPhoto(platform, await photograph());
  const { number } = await place(photoId);
  const newest = [{ id: "second", key: "g".repeat(43) }];
  const rotated = { ...testSettings, fieldKeys: [...newest, ...testSettings.fieldKeys] };
  await resealFields(platform.database, createFieldCipher(rotated));
  const settings = { ...testSettings, fieldKeys: newest };
  const later = platformOn(platform.connection, platform.database, { settings });
  await expect(staffCall(later, `orders/${number}/photos/${photoId}`)).resolves.toMatchObject({ status: 200 });
});

test("is completed with the new key alone although its first pieces were sent before", async () => {
  const file = pdf(randomBytes(2 * pieceSize));
  const photo_id = crypto.randomUUID();
  const client = newClient();
  const send = (to: Pick<typeof platform, "post">, index: number) =>
    sendPiece(to, file.subarray(index * pieceSize, (index + 1) * pieceSize), { photo_id, index, count: 3 }, client);
  await send(platform, 0);
  await send(platform, 1);
  const newest = [{ id: "third", key: "h".repeat(43) }];
  const earlier = [{ id: "second", key: "g".repeat(43) }, ...testSettings.fieldKeys];
  await resealFields(platform.database, createFieldCipher({ ...testSettings, fieldKeys: [...newest, ...earlier] }));
  const settings = { ...testSettings, fieldKeys: newest };
  const later = platformOn(platform.connection, platform.database, { settings });
  expect(await send(later, 2)).toMatchObject({ status: 200, json: { result: { is_complete: true } } });
});
