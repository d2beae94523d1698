import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { PaymentFacts, PaymentName } from "#app/features/checkout/ChosenPayment.tsx";

import messages from "../../../../../storefront/locales/en.json" with { type: "json" };

const shown = (part: ReactElement) =>
  renderToStaticMarkup(createElement(IntlProvider, { locale: "en", messages }, part)).replaceAll(/<[^>]+>/g, " ");

test.each([
  [{ code: "creditcard", title: "Credit card" }, "Credit card"],
  [{ code: "cashondelivery", title: "Pay the courier" }, "Pay the courier"],
  [{ code: "cashondelivery", title: null }, "Cash on delivery"],
])("names the payment %j as %s", (chosen, name) => {
  expect(shown(createElement(PaymentName, chosen))).toBe(name);
});

const factsOf = (code: string, title: string, provider: string | null) =>
  shown(createElement(PaymentFacts, { code, title, provider }));

test("says of cash on delivery that it is paid upon delivery, and of other methods where they are paid", () => {
  const uponDelivery = "upon delivery";
  expect(factsOf("cashondelivery", "Cash", null)).toContain(uponDelivery);
  const card = factsOf("creditcard", "Credit card", "mollie");
  expect(card).toContain("Credit card");
  expect(card).toContain("We use Mollie for secure payments.");
  expect(card).not.toContain(uponDelivery);
});
