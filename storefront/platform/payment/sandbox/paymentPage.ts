import { html } from "hono/html";
import type { PaymentStatus } from "#domain/payment/status.ts";
import { formatMoney, type Language } from "../../kernel/language.ts";
import { playedIssuers, playedMethods } from "./catalogue.ts";
import type { PlayedPayment } from "./sandboxPayment.ts";
import { outcomes, words } from "./words.ts";

const names = { mollie: "Mollie", tpay: "Tpay", paypal: "PayPal" } as const;

export type PageProblem = "code-refused" | "no-outcome" | null;

export interface PaymentPage {
  readonly payment: PlayedPayment;
  /** What has become of it by now. */
  readonly status: PaymentStatus;
  readonly language: Language;
  readonly problem: PageProblem;
}

export const pageTitle = ({ payment, language }: Pick<PaymentPage, "payment" | "language">) =>
  words[language].title(names[payment.provider]);

/** What is paid, and how far it is. */
function facts({ payment, status, language }: PaymentPage) {
  const say = words[language];
  const { provider, method, amount, currency, description } = payment;
  const played = playedMethods[provider].find((each) => each.method === method);
  const rows = [
    [say.amount, formatMoney({ minor: amount, currency }, language)],
    [say.purpose, description],
    [say.method, played?.titles[language] ?? say.anyMethod],
    [say.status, say.outcomes[status]],
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

/** The banks, for a method that asks for one. */
function banks({ payment, language }: PaymentPage) {
  if (payment.method !== "ideal" || payment.issuer !== null) return "";
  return html`<fieldset>
    <legend>${words[language].bank}</legend>
    ${playedIssuers.map(
      ({ id, name }, place) =>
        html`<label><input type="radio" name="issuer" value="${id}" ${place === 0 ? "checked" : ""} /> ${name}</label>`,
    )}
  </fieldset>`;
}

function codeForm({ payment, language, problem }: PaymentPage) {
  if (payment.method !== "150") return "";
  const say = words[language];
  return html`<form method="post">
    <fieldset>
      <legend>${say.code}</legend>
      ${problem === "code-refused" ? html`<p class="error" id="refused" role="alert">${say.codeRefused}</p>` : ""}
      <p id="code-help">${say.codeHelp}</p>
      <p>
        <input
          type="text"
          name="code"
          aria-label="${say.code}"
          aria-describedby="code-help${problem === "code-refused" ? " refused" : ""}"
          inputmode="numeric"
          autocomplete="one-time-code"
          pattern="[0-9]{6}"
          maxlength="6"
          required
        />
      </p>
      <button type="submit">${say.payByCode}</button>
    </fieldset>
  </form>`;
}

/** What a payment provider would show: what is paid, and what is to become of it. */
export function paymentPage(page: PaymentPage) {
  const { payment, status, language, problem } = page;
  const say = words[language];
  const hasEnded = status !== "open" && status !== "pending";
  return html`<h1>${pageTitle(page)}</h1>
    <p>${say.explanation}</p>
    ${facts(page)}
    ${
      hasEnded
        ? ""
        : html`${codeForm(page)}
            <form method="post">
              ${banks(page)}
              <fieldset>
                <legend>${say.outcome}</legend>
                ${problem === "no-outcome" ? html`<p class="error" role="alert">${say.chooseOutcome}</p>` : ""}
                ${outcomes.map(
                  (outcome) =>
                    html`<label
                      ><input type="radio" name="outcome" value="${outcome}" required /> ${say.outcomes[outcome]}</label
                    >`,
                )}
              </fieldset>
              <button type="submit">${say.proceed}</button>
            </form>`
    }
    <p><a href="${payment.returnUrl}">${say.back}</a></p>`;
}
