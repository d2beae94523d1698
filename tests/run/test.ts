import { codeChecks, fileChecks } from "./checks.ts";
import { bareMachine } from "../visual/bareMachine.ts";
import { playsOfBuild } from "../visual/plays.ts";
import { storybookBuilds, visual } from "../visual/runners.ts";
import { journeys } from "../support/playwright.ts";
import { check, runAll } from "../support/runner.ts";
import { isFull } from "../support/scope.ts";
import { conformance } from "./conformanceOfOurs.ts";
import { programs } from "./programs.ts";
import { scaledOut } from "./scaledOut.ts";
import { vitest } from "./vitest.ts";

const build = {
  ...check("build", process.execPath, ["storefront/server/build/build.ts"], { NODE_ENV: "production" }),
  isNeeded: true,
};

/** A playground invites to try out the props, and Matrix shows what it shows. */
const withoutPlaygrounds = ["--testNamePattern", "^(?!.*Playground$)"];

await runAll(
  [
    [fileChecks],
    [codeChecks, [build]],
    // A browser's tests and those without one wait at different moments: side by side, they keep both processors busy.
    [
      [vitest("unit", ["unit", "platform"]), vitest("whole shops", ["process"]), scaledOut()],
      [
        // Installing waits for the network and the disk, not for a processor.
        programs,
        check("bytes per route", "size-limit", []),
        vitest("stories", ["stories"], { files: isFull ? [] : withoutPlaygrounds }),
        ...(isFull ? [storybookBuilds, playsOfBuild, bareMachine] : []),
        visual({ isKeyOnly: !isFull, isUpdate: false }),
        journeys,
        // Both lanes take about the same time.
        ...conformance(),
      ],
    ],
  ],
  { isRecorded: true },
);
