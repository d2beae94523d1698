import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { languageOf } from "../../kernel/language.ts";
import { textsIn } from "../../kernel/texts.ts";
import { type PaymentParts, webhookUrl } from "../paymentParts.ts";
import type { PaymentProvider } from "../provider.ts";
import { type Outcome, outcomes, type PageProblem, pageTitle, paymentPage } from "./paymentPage.ts";
import {
  storeOutcome,
  createSandboxSignature,
  findSandboxPayment,
  updateOf,
  type SandboxPayment,
  currentStatus,
} from "./sandboxPayment.ts";
import { sandboxPage } from "../../kernel/http/plainPage.ts";

/** A payment of the sandbox, with the provider that it stands in for. */
interface Found {
  readonly provider: PaymentProvider;
  readonly payment: SandboxPayment;
}

const isOutcome = (word: unknown): word is Outcome => outcomes.some((outcome) => outcome === word);

/**
 * Serves the pages of the sandbox's payment providers, in the language of the payment. `deliver` sends their webhook
 * messages to the shop.
 */
export function sandboxPaymentRoutes(parts: PaymentParts, deliver: (message: Request) => Promise<Response>): Hono {
  const { database, clock, providers, gateways, settings } = parts;
  const signature = createSandboxSignature(settings.secret);

  const find = async (c: Context): Promise<Found | null> => {
    const [code = "", id = ""] = [c.req.param("provider"), c.req.param("id")];
    const provider = providers.get(code);
    const payment = provider ? await database.read((session) => findSandboxPayment(session, code, id)) : null;
    return provider && payment ? { provider, payment } : null;
  };

  const notFound = (c: Context) => {
    const language = languageOf(c.req.header("accept-language") ?? "");
    const title = textsIn(language)("sandboxPayment.unknown");
    return sandboxPage(c, { title, locale: language, body: html`<h1>${title}</h1>` }, 404);
  };

  function show(c: Context, { provider, payment }: Found, problem: PageProblem = null) {
    const language = languageOf(payment.locale);
    const status = currentStatus(payment, clock());
    const body = paymentPage({ provider, payment, status, language, problem });
    const title = pageTitle({ provider, language });
    return sandboxPage(c, { title, locale: language, body }, problem === null ? 200 : 409);
  }

  /** Reports a payment as a provider does, with a signed message to the shop's webhook. */
  const notify = (payment: SandboxPayment) =>
    deliver(signature.message(webhookUrl(parts, payment.provider), updateOf(payment, clock())));

  return new Hono()
    .get("/:provider/:id", async (c) => {
      const found = await find(c);
      return found ? show(c, found) : notFound(c);
    })
    .post("/:provider/:id", async (c) => {
      const found = await find(c);
      if (!found) return notFound(c);
      const { payment } = found;
      const form = await c.req.parseBody();
      const gateway = gateways.get(payment.provider);
      if (typeof form["code"] === "string" && gateway?.payWithBlik) {
        const outcome = await gateway.payWithBlik(payment.transactionId, form["code"]);
        return outcome.outcome === "refused" ? show(c, found, "code-refused") : c.redirect(payment.returnUrl, 303);
      }
      const { outcome } = form;
      if (!isOutcome(outcome)) return show(c, found, "no-outcome");
      const chosen = await database.write(async (session) => {
        const locked = await findSandboxPayment(session, payment.provider, payment.transactionId, "lock");
        return locked && storeOutcome(session, locked, outcome, clock());
      });
      if (chosen) await notify(chosen);
      return c.redirect(payment.returnUrl, 303);
    });
}
