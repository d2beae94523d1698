import { check, type Runner } from "../run/runner.ts";
import { compareStories, type VisualRun } from "./visual.ts";

const storybook = "storybook-static";

export const storybookBuilds = check("Storybook builds", "storybook", ["build", "--quiet", "--output-dir", storybook]);

/** Photographs of the built Storybook against the accepted ones. */
export const visual = (run: Omit<VisualRun, "storybook">): Runner => ({
  name: "pictures of stories",
  run: () => compareStories({ ...run, storybook }),
});
