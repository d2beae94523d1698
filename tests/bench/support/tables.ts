import { loadavg, cpus } from "node:os";

export type Cell = string | number;
/** Rows by title, each with its columns by name. */
export type Rows = Readonly<Record<string, Readonly<Record<string, Cell>>>>;

export interface Table {
  readonly title: string;
  readonly rows: Rows;
}

/** Rounds a figure to a number of digits. */
export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Returns the columns of a figure that has a budget. */
export const withBudget = (value: number, budget: number, digits = 0) => ({
  figure: round(value, digits),
  budget,
  met: value <= budget ? "yes" : "NO",
});

/** Describes the machine's load over the last minute; above its number of processors, times are unreliable. */
export const machineLoad = (): string => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`;

export function printTable({ title, rows }: Table): void {
  console.log(`\n${title}`);
  console.table(rows);
}
