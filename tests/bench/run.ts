import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { benches } from "./benches.ts";

const all = Object.keys(benches);
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. Available: ${all.join(", ")}.`);
  process.exit(1);
}

const measure = fileURLToPath(new URL("measure.ts", import.meta.url));
let failed = 0;
for (const name of requested.length > 0 ? requested : all) {
  // A separate process keeps memory figures independent; --expose-gc allows it to collect garbage on demand.
  const { status } = spawnSync(process.execPath, ["--expose-gc", measure, name], { stdio: "inherit" });
  if (status !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
