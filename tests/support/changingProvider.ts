// A platform over HTTP whose catalogue changes when it is told to: the embedded one, on a database of its own.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer, json } from "node:stream/consumers";
import * as z from "zod";
import { openTestPlatform, platformOn } from "../storefront/platform/support/openTestPlatform.ts";

const changes = z.array(
  z.object({
    sku: z.string(),
    /** Pieces that are left. */
    stock: z.number(),
    /** Gross, in minor units, in every store view; unchanged when it is not given. */
    price: z.number().optional(),
    /** Whether it is sold at all. */
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

/** What is slow only once is over before a page waits for it. */
async function warmUp() {
  for (const store of ["pl", "de"]) {
    await platform.get(`vsbridge/catalog/vue_storefront_catalog_${store}/product/_search?size=1`);
  }
}

async function answer({ method = "GET", url = "/", headers }: IncomingMessage, body: Buffer): Promise<Response> {
  const given = Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []));
  return platform.fetch(
    new Request(new URL(url, "http://localhost"), {
      method,
      headers: Object.fromEntries(given),
      body: body.length > 0 ? new Uint8Array(body) : null,
    }),
  );
}

async function handle(request: IncomingMessage, response: ServerResponse) {
  if (request.url === "/catalogue") {
    for (const each of changes.parse(await json(request))) await change(each);
    // The platform keeps its catalogue in memory.
    platform = platformOn(platform.connection, platform.database);
    await warmUp();
    response.end();
    return;
  }
  const answered = await answer(request, await buffer(request));
  // What changes at any moment is kept by nobody.
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
