import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test } from "vitest";
import { PaymentFacts, PaymentName } from "#app/features/checkout/ChosenMethods.tsx";
import { paymentMethodsQuery } from "#app/queries/checkout.ts";
import { createClient } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";
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
])("the payment step %j is summed up as %s", (chosen, name) => {
  expect(shown(PaymentName, chosen)).toBe(name);
});

test("only cash on delivery is said to be paid upon delivery", () => {
  const uponDelivery = "upon delivery";
  expect(shown(PaymentFacts, { code: "cashondelivery", title: "Cash" })).toContain(uponDelivery);
  const card = shown(PaymentFacts, { code: "creditcard", title: "Credit card" });
  expect(card).toContain("Credit card");
  expect(card).not.toContain(uponDelivery);
});

test("the checkout offers no method whose payment its pages cannot start", async () => {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const result = [
    { code: "cashondelivery", title: "Cash on delivery" },
    { code: "creditcard", title: "Credit card", mollieMethod: true },
    { code: "150", title: "BLIK", tpayMethod: true },
    { code: "paypal", title: "PayPal" },
  ];
  const fetch = async () => Response.json({ code: 200, result });
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  const { queryFn } = paymentMethodsQuery(client, "cart");
  if (typeof queryFn !== "function") throw new Error("The query asks nothing.");
  const offered = await queryFn({} as Parameters<typeof queryFn>[0]);
  expect(offered.map(({ code }) => code)).toEqual(["cashondelivery"]);
});
