import { globSync, readFileSync } from "node:fs";

export type Sources = ReadonlyMap<string, string>;

const patterns = ["{tokens,ui,stories,storefront,tests,.storybook}/**/*.{ts,tsx}"];
const exclude = ["**/node_modules/**", "**/dist/**", "**/compiled/**"];

/** Reads all source files of the workspace: texts by path. */
export const readSources = (): Sources =>
  new Map(globSync(patterns, { exclude }).map((file) => [file.replaceAll("\\", "/"), readFileSync(file, "utf8")]));
