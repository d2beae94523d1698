import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { publicNames } from "../support/publicNames.ts";
import { bundleComponent } from "./support/bundleComponent.ts";
import { round, type Table } from "./support/tables.ts";

const kilobytes = (bytes: number) => round(bytes / 1000, 1);
const columns = ["adds", "script", "style", "later"] as const;

/** Measures what each public component adds to a page that has the tokens and a provider, largest first. */
export async function components(): Promise<Table[]> {
  execFileSync("npm", ["run", "--silent", "build:packages"], { stdio: "inherit" });
  const names = publicNames("ui", "build")["@dioptra/ui"]?.filter((name) => /^[A-Z]/.test(name)) ?? [];
  const base = await bundleComponent();
  const added = [];
  for (const name of names) {
    const { script, style, later } = await bundleComponent(name);
    const own = { script: script - base.script, style: style - base.style };
    added.push({ name, adds: own.script + own.style, ...own, later });
  }
  const heaviest = added.toSorted((a, b) => b.adds - a.adds);
  writeReports(heaviest);
  const cells = heaviest.map(({ name, ...bytes }) => [
    name,
    Object.fromEntries(columns.map((column) => [column, kilobytes(bytes[column])])),
  ]);
  return [
    {
      title: `What each of ${names.length} components adds (KB, gzip; the page without any: ${kilobytes(base.script + base.style)})`,
      rows: Object.fromEntries(cells),
    },
  ];
}

/** Writes the figures in bytes as Markdown and as JSON. */
function writeReports(added: readonly (Record<(typeof columns)[number], number> & { readonly name: string })[]) {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const lines = [
    line(["component", ...columns]),
    line(["---", ...columns.map(() => "---:")]),
    ...added.map((row) => line([row.name, ...columns.map((column) => row[column])])),
  ];
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/components.json", `${JSON.stringify(added, null, 2)}\n`);
  writeFileSync("test-results/components.md", `${lines.join("\n")}\n`);
}
