import { spawnSync } from "node:child_process";

/**
 * Builds Storybook for Chromatic, which compares its stories with the accepted ones in the modes of `.storybook/modes.ts`.
 * TurboSnap reads in the statistics which stories a changed file belongs to.
 */
if (!process.env["CHROMATIC_PROJECT_TOKEN"]) {
  console.error(
    "CHROMATIC_PROJECT_TOKEN is not set. Copy the token from Manage > Configure of the project at chromatic.com into this variable, or compare the pictures here: npm run test:visual.",
  );
  process.exit(1);
}
const { status } = spawnSync("storybook", ["build", "--quiet", "--stats-json", "--output-dir", "storybook-static"], {
  stdio: "inherit",
});
process.exit(status ?? 1);
