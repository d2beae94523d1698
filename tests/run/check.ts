import { quickChecks } from "./checks.ts";
import { runAll } from "../support/runner.ts";

await runAll(quickChecks);
