import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bytes } from "./bytes.ts";
import { outputCache } from "./outputCache.ts";
import { searches } from "./search.ts";
import { starts } from "./starts.ts";

const routes = ["/", "/p/$parentSku/$slug/{-$childSku}", "/cart", "/checkout", "/order-confirmation/$orderId"];
const fixed = (digits: number) => (value: number) => value.toFixed(digits);

console.log("Searches of the embedded platform, in milliseconds");
console.table(
  searches().map(({ products, build, faceted, fuzzy }) => ({
    products,
    build: fixed(0)(build),
    "faceted p50": fixed(2)(faceted.p50),
    "faceted p99": fixed(2)(faceted.p99),
    "fuzzy p50": fixed(2)(fuzzy.p50),
    "fuzzy p99": fixed(2)(fuzzy.p99),
  })),
);

console.log("Starts, in seconds");
const { first, second, end } = await starts();
console.table({ first: fixed(1)(first), second: fixed(1)(second), end: fixed(2)(end) });

console.log("Bytes of a cold load (KB, brotli 11 per file)");
console.table(
  bytes(routes).map(({ route, javaScript, css }) => ({ route, javaScript: fixed(1)(javaScript), css: fixed(1)(css) })),
);

console.log("CPU of a page that is kept (aim: at most 2 × the bare answer)");
const { kept, bare, bytes: size } = await outputCache();
console.table({
  "kept home page, µs": fixed(0)(kept),
  "bare node:http answer of the same bytes, µs": fixed(0)(bare),
  "kept : bare": fixed(2)(kept / bare),
  "bytes sent": size,
});

console.log("CPU and memory of server renders");
// A process of its own, so that nothing else's memory is counted, and with the collector at hand.
const renders = fileURLToPath(new URL("printRenders.ts", import.meta.url));
execFileSync(process.execPath, ["--expose-gc", renders], { stdio: "inherit" });
process.exit(0);
