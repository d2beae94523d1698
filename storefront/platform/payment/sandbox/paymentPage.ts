import { html } from "hono/html";
import type { PaymentStatus } from "#domain/payment/status.ts";
import { formatMoney, type Language } from "../../kernel/language.ts";
import { textsIn } from "../../kernel/texts.ts";
import type { PaymentProvider, SandboxMethod } from "../provider.ts";
import type { SandboxPayment } from "./sandboxPayment.ts";

/** The outcomes that a shopper of the sandbox can choose. Every payment starts as `open`. */
export const outcomes = ["paid", "pending", "failed", "expired", "canceled"] as const satisfies PaymentStatus[];
export type Outcome = (typeof outcomes)[number];

export type PageProblem = "code-refused" | "no-outcome" | null;

export interface PaymentPage {
  readonly provider: Pick<PaymentProvider, "name" | "sandbox">;
  readonly payment: SandboxPayment;
  /** The present status, which may differ from the stored one. */
  readonly status: PaymentStatus;
  readonly language: Language;
  readonly problem: PageProblem;
}

export const pageTitle = ({ provider, language }: Pick<PaymentPage, "provider" | "language">) =>
  textsIn(language)("sandboxPayment.title", { provider: provider.name });

/** Returns the method that the shop chose, as the sandbox describes it; null when shoppers choose at the provider. */
const methodOf = ({ provider, payment }: Pick<PaymentPage, "provider" | "payment">): SandboxMethod | null =>
  provider.sandbox?.methods.find(({ method }) => method === payment.method) ?? null;

/** Lists amount, purpose, method and status. */
function facts(page: PaymentPage) {
  const { payment, status, language } = page;
  const text = textsIn(language);
  const { amount, currency, description } = payment;
  const rows = [
    [text("sandboxPayment.amount"), formatMoney({ minor: amount, currency }, language)],
    [text("sandboxPayment.purpose"), description],
    [text("sandboxPayment.method"), methodOf(page)?.titles[language] ?? text("sandboxPayment.anyMethod")],
    [text("sandboxPayment.status"), text(`sandboxPayment.outcome.${status}`)],
  ];
  return html`<table>
    <tbody>
      ${rows.map(
        ([label, value]) =>
          html`<tr>
            <th scope="row">${label}</th>
            <td>${value}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

/** Lists the banks, for a method that needs one. */
function banks(page: PaymentPage) {
  const { payment, language } = page;
  const issuers = methodOf(page)?.issuers;
  if (!issuers || payment.issuer !== null) return "";
  return html`<fieldset>
    <legend>${textsIn(language)("sandboxPayment.bank")}</legend>
    ${issuers.map(
      ({ id, name }, place) =>
        html`<label><input type="radio" name="issuer" value="${id}" ${place === 0 ? "checked" : ""} /> ${name}</label>`,
    )}
  </fieldset>`;
}

/** Returns the form for a mobile code, for a method that is paid with one. */
function codeForm(page: PaymentPage) {
  const { language, problem } = page;
  if (!methodOf(page)?.payWithBlik) return "";
  const text = textsIn(language);
  return html`<form method="post">
    <fieldset>
      <legend>${text("sandboxPayment.code")}</legend>
      ${problem === "code-refused" ? html`<p class="error" id="refused" role="alert">${text("sandboxPayment.codeRefused")}</p>` : ""}
      <p id="code-help">${text("sandboxPayment.codeHelp")}</p>
      <p>
        <input
          type="text"
          name="code"
          aria-label="${text("sandboxPayment.code")}"
          aria-describedby="code-help${problem === "code-refused" ? " refused" : ""}"
          inputmode="numeric"
          autocomplete="one-time-code"
          pattern="[0-9]{6}"
          maxlength="6"
          required
        />
      </p>
      <button type="submit">${text("sandboxPayment.payByCode")}</button>
    </fieldset>
  </form>`;
}

/** Returns the page that stands in for a payment provider's: what is paid, and a choice of outcomes. */
export function paymentPage(page: PaymentPage) {
  const { payment, status, language, problem } = page;
  const text = textsIn(language);
  const hasEnded = status !== "open" && status !== "pending";
  return html`<h1>${pageTitle(page)}</h1>
    <p>${text("sandboxPayment.explanation")}</p>
    ${facts(page)}
    ${
      hasEnded
        ? ""
        : html`${codeForm(page)}
            <form method="post">
              ${banks(page)}
              <fieldset>
                <legend>${text("sandboxPayment.question")}</legend>
                ${problem === "no-outcome" ? html`<p class="error" role="alert">${text("sandboxPayment.chooseOutcome")}</p>` : ""}
                ${outcomes.map((outcome) => {
                  const label = text(`sandboxPayment.outcome.${outcome}`);
                  return html`<label
                    ><input type="radio" name="outcome" value="${outcome}" required /> ${label}</label
                  >`;
                })}
              </fieldset>
              <button type="submit">${text("sandboxPayment.proceed")}</button>
            </form>`
    }
    <p><a href="${payment.returnUrl}">${text("sandboxPayment.back")}</a></p>`;
}
