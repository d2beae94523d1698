import { expect, test } from "vitest";
import { paymentMethodsQuery } from "#app/queries/checkout.ts";
import { createClient } from "#client/createClient.ts";
import { configuration } from "#configuration/index.ts";

test("offers only payment methods whose payment the pages can start", async () => {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const result = [
    { code: "cashondelivery", title: "Cash on delivery" },
    { code: "creditcard", title: "Credit card", mollieMethod: true },
    { code: "150", title: "BLIK", tpayMethod: true },
    { code: "paypal", title: "PayPal" },
    { code: "acme_card", title: "Card", paymentProvider: "acme" },
  ];
  const fetch = async () => Response.json({ code: 200, result });
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  const { queryFn } = paymentMethodsQuery(client, "cart", null);
  if (typeof queryFn !== "function") throw new Error("The query has no function.");
  const offered = await queryFn({} as Parameters<typeof queryFn>[0]);
  expect(offered.map(({ code }) => code)).toEqual(["cashondelivery", "creditcard", "150", "paypal"]);
});

test("names the billing country only if it is not the delivery country", async () => {
  const [store] = configuration.storeViews;
  if (!store) throw new Error("There is no store view.");
  const countries: (string | null)[] = [];
  const fetch = async (request: Request) => {
    countries.push(new URL(request.url).searchParams.get("billingCountry"));
    return Response.json({ code: 200, result: [] });
  };
  const client = createClient({ fetch, origin: "http://shop.test", store, requester: "browser" });
  await client.checkout.paymentMethods("cart", null);
  await client.checkout.paymentMethods("cart", "DE");
  expect(countries).toEqual([null, "DE"]);
});
