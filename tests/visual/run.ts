import { ensureChromium } from "../support/ensureChromium.ts";
import { runAll } from "../support/runner.ts";
import { storybookBuilds, visual } from "./runners.ts";

const asked = (option: string) => process.argv.includes(option);

ensureChromium();
await runAll([storybookBuilds, visual({ isKeyOnly: asked("--key"), isUpdate: asked("--update") })]);
