// The embedded platform over HTTP, on a database of its own, whose catalogue can be changed with `PUT /catalogue`.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer, json } from "node:stream/consumers";
import * as z from "zod";
import { openTestPlatform, platformOn } from "../storefront/platform/support/openTestPlatform.ts";

const changes = z.array(
  z.object({
    sku: z.string(),
    /** Pieces in stock. */
    stock: z.number(),
    /** Gross price in minor units, in all store views; omitted to keep it. */
    price: z.number().optional(),
    /** Whether the variant is enabled. */
    isSold: z.boolean(),
  }),
);
export type OfferChange = z.output<typeof changes>[number];

let platform = await openTestPlatform();

async function change({ sku, stock, price, isSold }: OfferChange) {
  const { connection } = platform;
  await platform.setStock(sku, stock);
  await connection.query("update variants set status = $2 where sku = $1", [sku, isSold ? 1 : 2]);
  if (price !== undefined) {
    await connection.query(
      "update prices set amount = $2 from variants where variants.id = prices.variant_id and sku = $1",
      [sku, price],
    );
  }
}

/** Makes the slow first requests, so that pages do not have to wait for them. */
async function warmUp() {
  for (const store of ["pl", "de"]) {
    await platform.get(`vsbridge/catalog/vue_storefront_catalog_${store}/product/_search?size=1`);
  }
}

async function answer({ method = "GET", url = "/", headers }: IncomingMessage, body: Buffer): Promise<Response> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return platform.fetch(
    new Request(new URL(url, "http://localhost"), {
      method,
      headers: Object.fromEntries(entries),
      body: body.length > 0 ? new Uint8Array(body) : null,
    }),
  );
}

async function handle(request: IncomingMessage, response: ServerResponse) {
  if (request.url === "/catalogue") {
    for (const each of changes.parse(await json(request))) await change(each);
    // The platform caches its catalogue in memory, so it is restarted.
    platform = platformOn(platform.connection, platform.database);
    await warmUp();
    response.end();
    return;
  }
  const answered = await answer(request, await buffer(request));
  // The catalogue may change at any time, so no answer is cached.
  response.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    "cache-control": "no-cache, no-store",
  });
  response.end(Buffer.from(await answered.arrayBuffer()));
}

const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
server.listen(0, () => {
  const address = server.address();
  console.log(`The provider is at http://localhost:${typeof address === "object" && address ? address.port : 0}`);
});
process.on("SIGTERM", () => void platform.close().then(() => process.exit(0)));
