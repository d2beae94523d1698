import { globSync, readFileSync } from "node:fs";

export type Sources = ReadonlyMap<string, string>;

const patterns = ["{tokens,ui,stories,storefront,tests,.storybook}/**/*.{ts,tsx}"];
const exclude = ["**/node_modules/**", "**/dist/**", "**/compiled/**"];

/** Every source file of the workspace: path to text. */
export const readSources = (): Sources =>
  new Map(globSync(patterns, { exclude }).map((file) => [file.replaceAll("\\", "/"), readFileSync(file, "utf8")]));
