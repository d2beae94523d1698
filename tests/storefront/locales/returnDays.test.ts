import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";
import { languages } from "#domain/store.ts";
import { orderConfirmation } from "#platform/order/mails.ts";
import { renderLetter } from "#platform/kernel/mail/renderLetter.ts";
import de from "../../../storefront/locales/de.json" with { type: "json" };
import en from "../../../storefront/locales/en.json" with { type: "json" };
import pl from "../../../storefront/locales/pl.json" with { type: "json" };

const { returnDays } = configuration.offer;

test.each(Object.entries({ pl, de, en }))("no message in %s hard-codes the return period", (_language, messages) => {
  const hardCoded = new RegExp(`\\b${returnDays} (dni|Tage|Tagen|days)\\b`);
  expect(Object.entries(messages).filter(([, text]) => hardCoded.test(text))).toEqual([]);
  expect(messages["checkout.returns"]).toContain("{days}");
  expect(messages["product.returns"]).toContain("{days}");
});

test.each(languages)("the confirmation in %s names the configured return period", (language) => {
  const order = {
    number: "000000012",
    firstName: "Ala",
    lines: [],
    couponCode: null,
    totals: [],
    shippingTitle: "DPD",
    paymentTitle: "BLIK",
    address: ["Ala Nowak"],
    company: null,
    statusHref: "https://shop.example/order-status/token",
    awaitsPrescription: false,
    isDownloadAskedFor: false,
    renewalHref: null,
    reminderEndHref: null,
  };
  const { text } = renderLetter(orderConfirmation(order, language), language);
  expect(text).toMatch(new RegExp(`\\b${returnDays} (dni|Tagen|days)\\b`));
  // The names of the chosen methods.
  expect(text).toContain("DPD");
  expect(text).toContain("BLIK");
});
