import { type Context, Hono } from "hono";
import {
  orderCommentsBody,
  orderDetailsBody,
  paymentIdBody,
  tokenBody,
  validateHashBody,
  type WireIssuer,
  type WireLink,
  type WirePayment,
  wireConfirmed,
} from "#contract/payment/providerPayment.ts";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { ok, type Result } from "#domain/result.ts";
import { clientOf } from "../kernel/http/client.ts";
import { callerOf } from "../customer/callerOf.ts";
import { languageOf } from "../kernel/language.ts";
import { type Issuer, GatewayUnavailable } from "./gateway.ts";
import { noteOnOrder, orderForPayment, validateHash } from "./orderForPayment.ts";
import type { PaymentParts } from "./paymentParts.ts";
import { createRemembered } from "./onlineMethods.ts";
import { readStatus } from "./readStatus.ts";
import { cannotBeAsked, notOffered } from "./refusals.ts";
import type { StoredPayment } from "./returns.ts";
import { refused, type Refused, tooManyTries } from "../kernel/http/refused.ts";
import { answer, readBody, refusal, success } from "../kernel/http/answer.ts";

export const wirePayment = (payment: StoredPayment): WirePayment => ({
  id: payment.transactionId ?? "",
  status: payment.status,
});

export const confirmation = <T>(result: Result<T, Refused>) => (result.ok ? ok(wireConfirmed) : result);

const wireIssuer = ({ id, name, image }: Issuer): WireIssuer => ({ id, name, image: { size2x: image } });

/** A provider's list, or 503 when it cannot be asked. */
export async function listed<T>(c: Context, ask: () => Promise<T | null>): Promise<Response> {
  try {
    const list = await ask();
    return list === null ? refusal(c, notOffered().error) : success(c, list);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return refusal(c, cannotBeAsked().error);
    throw error;
  }
}

/** The calls that are the same for both providers (docs/specification/calls.md#call-52). */
export function commonCalls(parts: PaymentParts, provider: PaymentProvider): Hono {
  const { database, clock, limits, links } = parts;
  const remembered = createRemembered<readonly Issuer[]>(clock);
  return new Hono()
    .get("/ideal-issuers", (c) =>
      listed(c, async () => {
        const gateway = parts.gateways[provider];
        const language = languageOf(c.req.query("localeCode") ?? "");
        return gateway && (await remembered(language, () => gateway.issuers("ideal", language))).map(wireIssuer);
      }),
    )
    .post("/order-details", async (c) => {
      const body = await readBody(c, orderDetailsBody);
      if (!body.ok) return refusal(c, body.error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const asked = { ...body.value, caller: caller.value };
      return answer(c, await database.read((session) => orderForPayment(session, links, provider, asked)));
    })
    .post("/validate-hash", async (c) => {
      const body = await readBody(c, validateHashBody);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, confirmation(await database.read((session) => validateHash(session, links, body.value))));
    })
    .post("/order-comments", async (c) => {
      const body = await readBody(c, orderCommentsBody);
      if (!body.ok) return refusal(c, body.error);
      const caller = await callerOf(c, parts);
      if (!caller.ok) return refusal(c, caller.error);
      const about = String(body.value.orderId);
      const wait = await limits.wait("commentPerOrder", about);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const note = { ...body.value, caller: caller.value };
      const noted = await database.write((session) => noteOnOrder(session, links, note, clock()));
      // Counts only callers who are allowed to leave notes.
      if (noted.ok) await limits.take("commentPerOrder", about);
      return answer(c, confirmation(noted));
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
