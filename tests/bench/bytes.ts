import { globSync, statSync } from "node:fs";
import { ensureBuild } from "./support/ensureBuild.ts";
import { client, fontsTarget, pageFiles, stylesTarget } from "./pageBytes.ts";
import { withBudget, type Table } from "./support/tables.ts";

/** Returns the size of files in KB. */
export const sizeOf = (files: readonly string[]): number =>
  files.reduce((total, file) => total + statSync(file).size, 0) / 1000;

/** Measures what a shopper downloads for each Polish page with an empty cache. */
export async function bytes(): Promise<Table[]> {
  ensureBuild();
  const pages = await pageFiles();
  const scripts = pages.map(({ id, target, code }) => [
    `JavaScript: ${id}`,
    { ...withBudget(sizeOf(code), target, 1), files: code.length },
  ]);
  const styles = pages.map(({ id, css }) => [
    `CSS: ${id}`,
    { ...withBudget(sizeOf(css), stylesTarget, 1), files: css.length },
  ]);
  // The build contains only the fonts that every page loads.
  const fonts = globSync(`${client}/assets/*.woff2`);
  const weight = sizeOf(fonts);
  return [
    {
      title: "Bytes of a cold load (KB, brotli 11 per file)",
      rows: Object.fromEntries([
        ...scripts,
        ...styles,
        ["fonts", { ...withBudget(weight, fontsTarget, 1), files: fonts.length }],
      ]),
    },
  ];
}
