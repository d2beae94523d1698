import { check, type Runner } from "../support/runner.ts";
import { narrow } from "./narrow.ts";
import { compareStories, type VisualRun } from "./visual.ts";

const storybook = "storybook-static";

export const storybookBuilds = check("Storybook builds", "storybook", ["build", "--quiet", "--output-dir", storybook]);

/** Photographs of the built Storybook against the accepted ones. */
export const visual = (run: Omit<VisualRun, "storybook">): Runner => ({
  name: "pictures of stories",
  run: () => compareStories({ ...run, storybook }),
});

/** No story has to be scrolled to and fro, on a small phone and with large letters. */
export const narrowStories = (isFull: boolean) => narrow(storybook, { isFull });
