import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { ok, refuse } from "#domain/result.ts";
import { listAppointments } from "../appointment/appointments.ts";
import { exportCatalogue } from "./exportCatalogue.ts";
import { readCsv, toCsv } from "./catalogueCsv.ts";
import { couponBody, writeCoupon } from "../coupon/coupons.ts";
import { markKeptByStaff, priceBody, setPrice, setStock, stockBody, findVariant } from "./goods.ts";
import { groupPriceBody, setGroupPrice } from "./groupPrices.ts";
import { exportWholeCatalogue, readCatalogueJson } from "./catalogueFile.ts";
import { importCatalogue, importLinks, importSets, importStructure } from "./importCatalogue.ts";
import {
  listOrders,
  findOrder,
  orderStatuses,
  refundBody,
  releaseBody,
  showOrder,
  showPrescriptions,
  statusBody,
} from "./orders.ts";
import { moderateReview, moderationBody, readPendingReviews } from "../review/reviews.ts";
import { removedPageBody, removePage } from "./removePage.ts";
import { listWithdrawals } from "../order/withdraw.ts";
import { listTerminations } from "../subscription/terminate.ts";
import { notSignedMessage, readSignedCall, signatureHeader } from "../kernel/http/staffSignature.ts";
import { salonMailBody, setSalonMail } from "./salonMail.ts";
import { recordCall } from "./staffCalls.ts";
import { changeStatus, localeOf, releasePrescription, type StatusRefusal } from "../order/changeStatus.ts";
import { confirmOrder } from "../order/confirmOrder.ts";
import type { PaymentParts } from "../payment/paymentParts.ts";
import { refundPayment } from "../payment/refundPayment.ts";
import type { OrderParts } from "../order/orderParts.ts";
import { readPhotoOfOrder } from "../prescription/photos.ts";
import { showGiftCard } from "../giftCard/giftCards.ts";
import { resealFields } from "./resealFields.ts";
import { refused, type Refused, refusedFields } from "../kernel/http/refused.ts";
import { changeProducts, type ProductUpdate } from "../search/sharedIndexes.ts";
import type { DecodingProblem } from "../kernel/http/decode.ts";
import { invalidateTags, readForm, readText, refusal, success } from "../kernel/http/answer.ts";

const invalidCatalogue =
  "Invalid catalogue. Send a CSV, a JSON list of rows, or a JSON object with attributes, categories, products, sets and links.";
const emptyReport = { attributes: 0, categories: 0, rows: 0, taken: 0, added: 0, sets: 0, links: 0 };

/** Reads the catalogue in a JSON body; null if the body is neither a list nor an object. */
/** Refuses a whole file, with the line that cannot be read. */
const unreadableFile = ({ problem }: DecodingProblem) => refuse([{ row: 0, sku: null, field: "file", problem }]);

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function readCsvFile(c: Context) {
  const text = await readText(c);
  return text.ok ? readCsv(text.value) : unreadableFile(text.error);
}

async function readJsonFile(c: Context) {
  const text = await readText(c);
  if (!text.ok) return unreadableFile(text.error);
  const body = jsonIn(text.value);
  return typeof body === "object" && body !== null ? readCatalogueJson(body) : null;
}

/** The maximum number of rows, sets and links in one import, so that it does not stall the shop. */
const maxRows = 5000;

const listSize = { default: 50, max: 500 };

const sizeOf = (c: Context) => {
  const size = Number(c.req.query("size") ?? listSize.default);
  return Number.isInteger(size) && size > 0 ? Math.min(size, listSize.max) : listSize.default;
};

/** Why a status cannot change, for sentences such as "An order that … cannot become shipped." */
const refusedStates: { readonly [Refusal in StatusRefusal]?: string } = {
  held: "waits for an optician to release it",
  "sold-out": "holds no stock and is sold out",
};

const notFound = (what: string) => refused("ENOTFOUND", `There is no such ${what}.`).error;

/**
 * Serves the calls of the shop's staff: orders, refunds, reviews, stock, prices, coupons, the catalogue. Every call is
 * signed with the operator's key (`kernel/http/staffSignature.ts`). The signature of a call that changes something can be
 * used once. Without a key in the settings, all calls are refused.
 */
export function operatorRoutes(parts: OrderParts & PaymentParts): Hono {
  const { database, clock, settings, fields, indexes } = parts;

  /** Changes products in one transaction, and names the outdated cache tags in the answer. */
  async function change<T>(c: Context, update: ProductUpdate<T>): Promise<T> {
    const { done, outdated } = await changeProducts(parts, update);
    invalidateTags(c, outdated);
    return done;
  }

  const productIdsOfVariant = (found: { readonly productId: number } | null) => (found ? [found.productId] : []);

  return new Hono()
    .use(async (c, next) => {
      const signature = c.req.header(signatureHeader) ?? "";
      const now = clock();
      const { pathname, search } = new URL(c.req.url);
      const body = new Uint8Array(await c.req.arrayBuffer());
      const call = { method: c.req.method, target: pathname + search, body };
      const { operatorKey } = settings;
      const signed = operatorKey === null ? null : readSignedCall(operatorKey, call, signature, now);
      if (!signed) return c.json({ code: 401, result: notSignedMessage }, 401);
      // Calls that only read can be repeated, so they also work while the disk is full.
      const isNew = c.req.method === "GET" || (await database.write((session) => recordCall(session, signed, now)));
      if (!isNew)
        return c.json({ code: 401, result: "This signed call was already made. Sign it again to repeat it." }, 401);
      return next();
    })
    .get("/orders", async (c) => {
      const status = z.nullable(z.enum(orderStatuses)).safeParse(c.req.query("status") ?? null);
      if (!status.success) return refusal(c, refusedFields([{ field: "status", problem: "unknown" }]).error);
      return success(c, await database.read((session) => listOrders(session, status.data, sizeOf(c))));
    })
    .get("/orders/:number", async (c) => {
      const shown = await database.read(async (session) => {
        const order = await findOrder(session, c.req.param("number"));
        return order && showOrder(session, order);
      });
      return shown ? success(c, shown) : refusal(c, notFound("order"));
    })
    .post("/orders/:number/status", async (c) => {
      const body = await readForm(c, statusBody);
      if (!body.ok) return refusal(c, body.error);
      const { status, comment } = body.value;
      const done = await change(c, {
        changed: "stock",
        work: async (session) => {
          const order = await findOrder(session, c.req.param("number"));
          if (!order) return refuse<Refused>(notFound("order"));
          const moved = await changeStatus(session, order.id, status, {
            settings,
            now: clock(),
            comment: comment ?? null,
          });
          // An order that the staff confirms for a shopper, such as on the phone, gets the same confirmation mail.
          const isConfirmed = order.status === "awaiting_confirmation" && status === "pending";
          if (moved.ok && isConfirmed) {
            const how = { settings, fields, now: clock() };
            const confirmed = await confirmOrder(session, moved.value.order, localeOf(order), how);
            return ok({ ...moved.value, order: confirmed });
          }
          if (moved.ok) return moved;
          const state = refusedStates[moved.error] ?? `is ${order.status}`;
          return refused("STATUS_REFUSED", `An order that ${state} cannot become ${status}.`);
        },
        productIdsOf: (moved) => (moved.ok ? moved.value.productIds : []),
      });
      if (!done.ok) return refusal(c, done.error);
      return success(c, { number: done.value.order.number, status: done.value.order.status });
    })
    .get("/orders/:number/prescriptions", async (c) => {
      const shown = await database.read(async (session) => {
        const order = await findOrder(session, c.req.param("number"));
        return order && showPrescriptions(session, fields, order);
      });
      return shown ? success(c, shown) : refusal(c, notFound("order"));
    })
    .get("/orders/:number/photos/:photo", async (c) => {
      const shown = await database.read(async (session) => {
        const order = await findOrder(session, c.req.param("number"));
        return order && readPhotoOfOrder(session, fields, { orderId: order.id, photoId: c.req.param("photo") });
      });
      return shown ? success(c, shown) : refusal(c, notFound("photo"));
    })
    .post("/orders/:number/release", async (c) => {
      const body = await readForm(c, releaseBody);
      if (!body.ok) return refusal(c, body.error);
      const released = await database.write(async (session) => {
        const order = await findOrder(session, c.req.param("number"));
        return order && releasePrescription(session, order.id, body.value.by, clock());
      });
      if (!released?.ok) return refusal(c, notFound("order"));
      return success(c, { number: released.value.number, held: false });
    })
    .post("/orders/:number/refund", async (c) => {
      const body = await readForm(c, refundBody);
      if (!body.ok) return refusal(c, body.error);
      const order = await database.read((session) => findOrder(session, c.req.param("number")));
      if (!order) return refusal(c, notFound("order"));
      const { key, amount } = body.value;
      const minor = typeof amount === "number" ? Math.round(amount * 100) : null;
      const done = await refundPayment(parts, { key, orderId: order.id, amount: minor });
      return done.ok
        ? success(c, { refundId: done.value.refundId, amount: done.value.amount.minor / 100 })
        : refusal(c, done.error);
    })
    .get("/gift-cards/:code", async (c) => {
      const shown = await database.read((session) => showGiftCard(session, c.req.param("code")));
      return shown ? success(c, shown) : refusal(c, notFound("gift card"));
    })
    .get("/withdrawals", async (c) => success(c, await database.read((session) => listWithdrawals(session, sizeOf(c)))))
    .get("/terminations", async (c) =>
      success(c, await database.read((session) => listTerminations(session, sizeOf(c)))),
    )
    .get("/appointments", async (c) =>
      success(c, await database.read((session) => listAppointments(session, clock(), c.req.query("salon")))),
    )
    .post("/salons", async (c) => {
      const body = await readForm(c, salonMailBody);
      if (!body.ok) return refusal(c, body.error);
      // The address is only read when a visit is booked, so nothing becomes outdated.
      const done = await database.write((session) => setSalonMail(session, body.value));
      return done.ok ? success(c, done.value) : refusal(c, done.error);
    })
    .get("/reviews", async (c) => success(c, await database.read((session) => readPendingReviews(session, sizeOf(c)))))
    .post("/reviews/:id{\\d{1,9}}", async (c) => {
      const body = await readForm(c, moderationBody);
      if (!body.ok) return refusal(c, body.error);
      const id = Number(c.req.param("id"));
      const productId = await change(c, {
        changed: "anything",
        work: (session) => moderateReview(session, id, body.value.status),
        productIdsOf: (of) => (of === null ? [] : [of]),
      });
      if (productId === null) return refusal(c, notFound("review"));
      return success(c, body.value);
    })
    .post("/stock", async (c) => {
      const body = await readForm(c, stockBody);
      if (!body.ok) return refusal(c, body.error);
      const found = await change(c, {
        changed: "stock",
        work: async (session) => {
          const variant = await findVariant(session, body.value.sku);
          if (variant) await setStock(session, variant.id, body.value.quantity);
          return variant;
        },
        productIdsOf: productIdsOfVariant,
      });
      if (!found) return refusal(c, notFound("sku"));
      return success(c, body.value);
    })
    .post("/prices", async (c) => {
      const body = await readForm(c, priceBody);
      if (!body.ok) return refusal(c, body.error);
      const found = await change(c, {
        changed: "anything",
        work: async (session) => {
          const variant = await findVariant(session, body.value.sku);
          const isSet = variant && (await setPrice(session, variant.id, body.value, clock()));
          if (!variant || !isSet) return null;
          await markKeptByStaff(session, [variant.productId], clock());
          return variant;
        },
        productIdsOf: productIdsOfVariant,
      });
      if (!found) return refusal(c, notFound("sku in this store view"));
      return success(c, body.value);
    })
    .post("/group-prices", async (c) => {
      const body = await readForm(c, groupPriceBody);
      if (!body.ok) return refusal(c, body.error);
      // Group prices are in no search index and in no cached answer, so nothing becomes outdated.
      const done = await database.write((session) => setGroupPrice(session, body.value));
      return done.ok ? success(c, { ...body.value, counts: parts.priceTiers }) : refusal(c, done.error);
    })
    .post("/removed-pages", async (c) => {
      const body = await readForm(c, removedPageBody);
      if (!body.ok) return refusal(c, body.error);
      const outdated = await removePage(parts, body.value);
      if (outdated === null) return refusal(c, notFound(body.value.kind));
      invalidateTags(c, outdated);
      return success(c, body.value);
    })
    .post("/keys/reseal", async (c) => success(c, { resealed: await resealFields(database, fields) }))
    .post("/coupons", async (c) => {
      const body = await readForm(c, couponBody);
      if (!body.ok) return refusal(c, body.error);
      const code = await database.write((session) => writeCoupon(session, body.value, clock()));
      return success(c, { ...body.value, code });
    })
    .get("/catalogue", async (c) => {
      if (c.req.query("format") === "whole") return success(c, await database.read(exportWholeCatalogue));
      const rows = await database.read(exportCatalogue);
      if (c.req.query("format") !== "csv") return success(c, rows);
      return c.body(toCsv(rows), 200, { "content-type": "text/csv; charset=utf-8" });
    })
    .post("/catalogue", async (c) => {
      const file = c.req.header("content-type")?.startsWith("text/csv") ? await readCsvFile(c) : await readJsonFile(c);
      if (!file) return refusal(c, refused("MALFORMED", invalidCatalogue).error);
      if (!file.ok) return success(c, { ...emptyReport, refused: file.error });
      const { structure, rows, sets, links } = file.value;
      if (rows.length + sets.length + links.length > maxRows)
        return refusal(
          c,
          refused("MALFORMED", `An import can have at most ${maxRows} rows, sets and links. Split the catalogue.`)
            .error,
        );
      const structureReport = await importStructure(parts, structure);
      if (structureReport.refused.length > 0) return success(c, { ...emptyReport, refused: structureReport.refused });
      const products = await importCatalogue(parts, rows);
      const setsReport = await importSets(parts, sets);
      const linksReport = await importLinks(parts, links);
      const productIds = [...new Set([products, setsReport, linksReport].flatMap((each) => each.productIds))];
      if (productIds.length > 0) invalidateTags(c, await indexes.refresh(productIds));
      const { rows: rowCount, taken, added } = products;
      const refusedRows = [products, setsReport, linksReport].flatMap((each) => each.refused);
      return success(c, {
        ...structureReport,
        rows: rowCount,
        taken,
        added,
        sets: setsReport.sets,
        links: linksReport.links,
        refused: refusedRows,
      });
    });
}
