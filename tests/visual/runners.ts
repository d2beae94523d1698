import type { Runner } from "../support/outcome.ts";
import { check } from "../support/runner.ts";
import { compareStories, type VisualRun } from "./visual.ts";

const storybook = "storybook-static";

export const storybookBuilds = check("Storybook builds", "storybook", ["build", "--quiet", "--output-dir", storybook]);

/** Compares pictures of the built Storybook with the accepted ones. */
export const visual = (run: Omit<VisualRun, "storybook">): Runner => ({
  name: "pictures of stories",
  run: () => compareStories({ ...run, storybook }),
});
