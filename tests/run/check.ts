import { quickChecks } from "./checks.ts";
import { runAll } from "../support/runner.ts";
import { vitest } from "./vitest.ts";

await runAll([...quickChecks, vitest("unit", ["unit", "platform"])]);
