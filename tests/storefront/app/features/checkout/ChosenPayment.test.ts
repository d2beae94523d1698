import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { PaymentFacts, PaymentName } from "#app/features/checkout/ChosenPayment.tsx";

import messages from "../../../../../storefront/locales/en.json" with { type: "json" };

const shown = (part: typeof PaymentName, chosen: { readonly code: string | null; readonly title: string | null }) =>
  renderToStaticMarkup(createElement(IntlProvider, { locale: "en", messages }, createElement(part, chosen))).replaceAll(
    /<[^>]+>/g,
    " ",
  );

test.each([
  [{ code: "creditcard", title: "Credit card" }, "Credit card"],
  [{ code: "cashondelivery", title: "Pay the courier" }, "Pay the courier"],
  [{ code: "cashondelivery", title: null }, "Cash on delivery"],
])("names the payment %j as %s", (chosen, name) => {
  expect(shown(PaymentName, chosen)).toBe(name);
});

test("says only of cash on delivery that it is paid upon delivery", () => {
  const uponDelivery = "upon delivery";
  expect(shown(PaymentFacts, { code: "cashondelivery", title: "Cash" })).toContain(uponDelivery);
  const card = shown(PaymentFacts, { code: "creditcard", title: "Credit card" });
  expect(card).toContain("Credit card");
  expect(card).not.toContain(uponDelivery);
});
