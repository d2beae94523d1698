import { runAll } from "../support/runner.ts";
import { scaledOut } from "./scaledOut.ts";

await runAll([scaledOut(process.argv.slice(2))]);
