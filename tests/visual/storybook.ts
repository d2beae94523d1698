import { command } from "../support/command.ts";

/** The folder of the built Storybook. */
export const storybook = "storybook-static";

let building: Promise<void> | null = null;

async function build(): Promise<void> {
  const { code, output } = await command("storybook", ["build", "--quiet", "--output-dir", storybook]);
  if (code !== 0) throw new Error(`Storybook could not be built:\n${output}`);
}

/** Builds Storybook, once in a run. */
export const buildStorybook = (): Promise<void> => (building ??= build());
