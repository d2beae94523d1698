import { globSync, readFileSync } from "node:fs";

export type Sources = ReadonlyMap<string, string>;

const patterns = ["{tokens,ui,stories,storefront,tests,release,.storybook}/**/*.{ts,tsx}"];
const exclude = ["**/node_modules/**", "**/dist/**", "**/compiled/**"];

/** Every source file of the workspace: path to text. */
export const readSources = (): Sources =>
  new Map(globSync(patterns, { exclude }).map((file) => [file.replaceAll("\\", "/"), readFileSync(file, "utf8")]));

const importing =
  /(?:^|[\s;}])(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']|\bimport\s*\(\s*["']([^"']+)["']\s*\)/g;

/** What a file imports, types included. */
export const importsOf = (source: string): string[] =>
  [...source.matchAll(importing)].flatMap(([, named, dynamic]) => named ?? dynamic ?? []);
