import { ensureChromium } from "../support/ensureChromium.ts";
import { runAll } from "../support/runner.ts";
import { storybookBuilds, visual } from "./runners.ts";

const hasOption = (option: string) => process.argv.includes(option);

ensureChromium();
await runAll([storybookBuilds, visual({ isKeyOnly: hasOption("--key"), isUpdate: hasOption("--update") })]);
