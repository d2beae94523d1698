import type { Runner } from "../support/outcome.ts";
import { buildStorybook } from "./storybook.ts";
import { compareStories, type VisualRun } from "./visual.ts";

export const storybookBuilds: Runner = {
  name: "Storybook builds",
  run: async () => {
    await buildStorybook();
    return { passed: 1, failed: 0 };
  },
};

/** Compares pictures of stories with the accepted ones. Builds Storybook if there is something to compare. */
export const visual = (run: VisualRun): Runner => ({
  name: "pictures of stories",
  run: () => compareStories(run),
});
