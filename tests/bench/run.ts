import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { benches } from "./benches.ts";

const all = Object.keys(benches);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(1);
}

const measure = fileURLToPath(new URL("measure.ts", import.meta.url));
let failed = 0;
for (const name of wanted.length > 0 ? wanted : all) {
  // A process of its own, so that nothing else's memory is counted, and with the collector at hand.
  const { status } = spawnSync(process.execPath, ["--expose-gc", measure, name], { stdio: "inherit" });
  if (status !== 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
