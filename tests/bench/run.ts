import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bytes } from "./bytes.ts";
import { starts } from "./starts.ts";

const routes = ["/", "/p/$parentSku/$slug/{-$childSku}", "/cart", "/checkout", "/order-confirmation/$orderId"];
const fixed = (digits: number) => (value: number) => value.toFixed(digits);

console.log("Starts, in seconds");
const { first, second, end } = await starts();
console.table({ first: fixed(1)(first), second: fixed(1)(second), end: fixed(2)(end) });

console.log("Bytes of a cold load (KB, brotli 11 per file)");
console.table(
  bytes(routes).map(({ route, javaScript, css }) => ({ route, javaScript: fixed(1)(javaScript), css: fixed(1)(css) })),
);

console.log("CPU and memory of server renders");
// A process of its own, so that nothing else's memory is counted, and with the collector at hand.
const renders = fileURLToPath(new URL("printRenders.ts", import.meta.url));
execFileSync(process.execPath, ["--expose-gc", renders], { stdio: "inherit" });
