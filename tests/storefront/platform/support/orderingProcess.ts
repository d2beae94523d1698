import { openPlatform } from "#platform/runtime/openPlatform.ts";
import { filledCart, orderFor } from "./shopping.ts";
import { demoSettings } from "./demoSettings.ts";

/**
 * Runs as a separate process: opens the data folder in its argument, places orders endlessly, and prints the number of
 * each acknowledged order. Orders per visitor are limited, so each order has its own visitor: `visitor-0`, `visitor-1`, …
 */
const [folder = ""] = process.argv.slice(2);
const platform = await openPlatform({ settings: demoSettings, folder });

let placed = 0;
const post = async (path: string, body: unknown) => {
  const headers = { "content-type": "application/json", "x-dioptra-visitor": `visitor-${placed}` };
  const request = new Request(`http://shop.test/api/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const response = await platform.fetch(request);
  return { status: response.status, headers: response.headers, json: await response.json() };
};

const newOrder = (cartId: string) =>
  orderFor(
    cartId,
    { sku: "OK-ROGALA-BLACK-51", minor: 299_00 },
    { customer: { firstName: "Ala", lastName: "Nowak", email: `guest-${placed}@example.pl` } },
  );

for (;;) {
  const cartId = await filledCart({ post }, "OK-ROGALA-BLACK-51");
  const { json } = await post("order/create", newOrder(cartId));
  placed += 1;
  process.stdout.write(`${json.result.orderNumber}\n`);
}
