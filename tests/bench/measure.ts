import { benches } from "./benches.ts";
import { machineLoad, printTable } from "./support/tables.ts";

const bench = benches[process.argv[2] ?? ""];
if (!bench) throw new Error("This file is started by run.ts, with the name of what is to be measured.");

const before = machineLoad();
const tables = await bench();
for (const table of tables) printTable(table);
console.log(`Load of the machine: ${before} before, ${machineLoad()} after`);
process.exit(0);
