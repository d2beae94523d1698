import { Hono } from "hono";
import {
  orderCommentsBody,
  orderDetailsBody,
  paymentIdBody,
  tokenBody,
  validateHashBody,
  type WireIssuer,
  type WireLink,
} from "#contract/payment/providerPayment.ts";
import type { PaymentProviderCode } from "#domain/checkout/checkout.ts";
import { ok } from "#domain/result.ts";
import { clientOf } from "../kernel/http/client.ts";
import { callerOf } from "../customer/callerOf.ts";
import { languageOf } from "../kernel/language.ts";
import type { Issuer } from "./gateway.ts";
import { addOrderNote, checkLink, orderForPayment, validateHash } from "./orderForPayment.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { createListCache, createOfferedMethods } from "./onlineMethods.ts";
import { toConfirmation, answerWithList, wirePayment } from "./wireAnswers.ts";
import { refused, tooManyTries } from "../kernel/http/refused.ts";
import { answer, readBody, refusal, success } from "../kernel/http/answer.ts";
import { payWithBlik } from "./payWithBlik.ts";
import type { PaymentProvider, ProviderCalls } from "./provider.ts";
import { readStatus } from "./statusRequests.ts";
import { startPayment } from "./startPayment.ts";

const wireIssuer = ({ id, name, image }: Issuer): WireIssuer => ({ id, name, image: { size2x: image } });

/** Creates the calls that are the same at every provider (docs/specification/calls.md#call-52). */
function commonRoutes(parts: PaymentParts, provider: PaymentProviderCode): Hono {
  const { database, clock, limits, links } = parts;
  const cached = createListCache<readonly Issuer[]>(clock);
  return new Hono()
    .get("/ideal-issuers", (c) =>
      answerWithList(c, async () => {
        const gateway = parts.gateways.get(provider);
        if (!gateway) return null;
        const language = languageOf(c.req.query("localeCode") ?? "");
        return (await cached(language, () => gateway.issuers("ideal", language))).map(wireIssuer);
      }),
    )
    .post("/order-details", async (c) => {
      const body = await readBody(c, orderDetailsBody);
      if (!body.ok) return refusal(c, body.error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const request = { ...body.value, caller: caller.value };
      return answer(c, await database.read((session) => orderForPayment(session, parts, provider, request)));
    })
    .post("/validate-hash", async (c) => {
      const body = await readBody(c, validateHashBody);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, toConfirmation(await database.read((session) => validateHash(session, links, body.value))));
    })
    .post("/order-comments", async (c) => {
      const body = await readBody(c, orderCommentsBody);
      if (!body.ok) return refusal(c, body.error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const about = String(body.value.orderId);
      const wait = await limits.peek("commentPerOrder", about);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const note = { ...body.value, caller: caller.value };
      const noted = await database.write((session) => addOrderNote(session, links, note, clock()));
      // Counts only callers who are allowed to leave notes.
      if (noted.ok) await limits.take("commentPerOrder", about);
      return answer(c, toConfirmation(noted));
    })
    .post("/decrypt-token", async (c) => {
      const body = await readBody(c, tokenBody);
      if (!body.ok) return refusal(c, body.error);
      const link = links.readToken(body.value.token);
      if (!link) return refusal(c, refused("LINK_INVALID", "Invalid payment token").error);
      const wire: WireLink = { order_id: link.orderId, hash: link.hash };
      return success(c, wire);
    })
    .post("/get-payment", async (c) => {
      const body = await readBody(c, paymentIdBody);
      if (!body.ok) return refusal(c, body.error);
      const wait = await limits.take("paymentStatusPerClient", clientOf(c));
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const payment = await readStatus(parts, provider, body.value.id);
      return answer(c, payment.ok ? ok(wirePayment(payment.value)) : payment);
    });
}

/** Binds what routes can do with payments to one provider. */
function callsOf(parts: PaymentParts, provider: PaymentProvider): ProviderCalls {
  const { code } = provider;
  return {
    limits: parts.limits,
    offeredMethods: createOfferedMethods(parts, provider),
    startPayment: (request) => startPayment(parts, { ...request, provider: code }),
    readStatus: (transactionId) => readStatus(parts, code, transactionId),
    payWithBlik: (attempt) => payWithBlik(parts, code, attempt),
    checkLink: (link) => parts.database.read((session) => checkLink(session, code, link)),
    commonRoutes: () => commonRoutes(parts, code),
  };
}

/** Creates the calls of every provider, each provider's below its code. */
export function providerRoutes(parts: PaymentParts): Hono {
  const app = new Hono();
  for (const provider of parts.providers.values()) {
    app.route(`/${provider.code}`, provider.routes(callsOf(parts, provider)));
  }
  return app;
}
