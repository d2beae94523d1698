import { globSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { ensureBuild } from "./support/ensureBuild.ts";
import { client, fontsTarget, pageFiles, stylesTarget } from "./pageBytes.ts";
import { withBudget, type Table } from "./support/tables.ts";

const brotli = (file: string) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Returns the size of files in KB, each compressed with brotli 11. */
export const brotliSize = (files: readonly string[]): number =>
  files.reduce((total, file) => total + brotli(file), 0) / 1000;

/** Measures what a shopper downloads for each Polish page with an empty cache. */
export async function bytes(): Promise<Table[]> {
  ensureBuild();
  const pages = await pageFiles();
  const scripts = pages.map(({ id, target, code }) => [
    `JavaScript: ${id}`,
    { ...withBudget(brotliSize(code), target, 1), files: code.length },
  ]);
  const styles = pages.map(({ id, css }) => [
    `CSS: ${id}`,
    { ...withBudget(brotliSize(css), stylesTarget, 1), files: css.length },
  ]);
  // The build contains only the fonts that every page loads.
  const fonts = globSync(`${client}/assets/*.woff2`);
  const weight = fonts.reduce((total, file) => total + statSync(file).size, 0) / 1000;
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
