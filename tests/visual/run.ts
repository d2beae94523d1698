import { ensureChromiumOrExit } from "../support/ensureChromium.ts";
import { runAll } from "../support/runner.ts";
import { bareMachine } from "./bareMachine.ts";
import { playsOfBuild } from "./plays.ts";
import { visual } from "./runners.ts";

const hasOption = (option: string) => process.argv.includes(option);

await ensureChromiumOrExit();
await runAll(
  hasOption("--bare")
    ? [bareMachine]
    : hasOption("--plays")
      ? [playsOfBuild]
      : [visual({ isKeyOnly: hasOption("--key"), isUpdate: hasOption("--update"), isForAll: hasOption("--all") })],
);
