import { benches } from "./benches.ts";
import { machineLoad, printTable } from "./support/tables.ts";

const bench = benches[process.argv[2] ?? ""];
if (!bench) throw new Error("run.ts starts this file with the name of a benchmark.");

const before = machineLoad();
const tables = await bench();
for (const table of tables) printTable(table);
console.log(`Load of the machine: ${before} before, ${machineLoad()} after`);
process.exit(0);
