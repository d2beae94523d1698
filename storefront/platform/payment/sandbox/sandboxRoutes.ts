import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { PaymentProvider } from "#domain/checkout/checkout.ts";
import { languageOf } from "../../kernel/language.ts";
import { textsIn } from "../../kernel/texts.ts";
import { type PaymentParts, webhookUrl } from "../paymentParts.ts";
import { type Outcome, outcomes, type PageProblem, pageTitle, paymentPage } from "./paymentPage.ts";
import { choose, createSandboxSignature, findPlayed, newsOf, type PlayedPayment, statusNow } from "./sandboxPayment.ts";
import { sandboxPage } from "../../kernel/http/plainPage.ts";

const providers = { mollie: null, tpay: null, paypal: null } satisfies Record<PaymentProvider, null>;
const isProvider = (name: string): name is PaymentProvider => Object.hasOwn(providers, name);
const isOutcome = (word: unknown): word is Outcome => outcomes.some((outcome) => outcome === word);

/**
 * Serves the pages of the sandbox's payment providers, in the language of the payment. `deliver` sends their webhook
 * messages to the shop.
 */
export function sandboxPaymentRoutes(parts: PaymentParts, deliver: (message: Request) => Promise<Response>): Hono {
  const { database, clock, gateways, settings } = parts;
  const signature = createSandboxSignature(settings.secret);

  const find = async (c: Context) => {
    const [provider = "", id = ""] = [c.req.param("provider"), c.req.param("id")];
    return isProvider(provider) ? database.read((session) => findPlayed(session, provider, id)) : null;
  };

  const notThere = (c: Context) => {
    const language = languageOf(c.req.header("accept-language") ?? "");
    const title = textsIn(language)("sandboxPayment.unknown");
    return sandboxPage(c, { title, locale: language, body: html`<h1>${title}</h1>` }, 404);
  };

  function show(c: Context, payment: PlayedPayment, problem: PageProblem = null) {
    const language = languageOf(payment.locale);
    const status = statusNow(payment, clock());
    const body = paymentPage({ payment, status, language, problem });
    const title = pageTitle({ payment, language });
    return sandboxPage(c, { title, locale: language, body }, problem === null ? 200 : 409);
  }

  /** Reports a payment as a provider does, with a signed message to the shop's webhook. */
  const tell = (payment: PlayedPayment) =>
    deliver(signature.message(webhookUrl(parts, payment.provider), newsOf(payment, clock())));

  return new Hono()
    .get("/:provider/:id", async (c) => {
      const payment = await find(c);
      return payment ? show(c, payment) : notThere(c);
    })
    .post("/:provider/:id", async (c) => {
      const payment = await find(c);
      if (!payment) return notThere(c);
      const form = await c.req.parseBody();
      const gateway = gateways[payment.provider];
      if (typeof form["code"] === "string" && gateway?.payWithBlik) {
        const outcome = await gateway.payWithBlik(payment.transactionId, form["code"]);
        return outcome.outcome === "refused" ? show(c, payment, "code-refused") : c.redirect(payment.returnUrl, 303);
      }
      const { outcome } = form;
      if (!isOutcome(outcome)) return show(c, payment, "no-outcome");
      const chosen = await database.write(async (session) => {
        const locked = await findPlayed(session, payment.provider, payment.transactionId, "lock");
        return locked && choose(session, locked, outcome, clock());
      });
      if (chosen) await tell(chosen);
      return c.redirect(payment.returnUrl, 303);
    });
}
