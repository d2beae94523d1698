import { loadavg, cpus } from "node:os";

export type Cell = string | number;
/** Rows by what they are about, each with its columns by name. */
export type Rows = Readonly<Record<string, Readonly<Record<string, Cell>>>>;

export interface Table {
  readonly title: string;
  readonly rows: Rows;
}

/** A figure as it is read: so many digits, and whether it holds its budget. */
export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** The columns of a figure that has a budget. */
export const against = (value: number, budget: number, digits = 0) => ({
  figure: round(value, digits),
  budget,
  held: value <= budget ? "yes" : "NO",
});

/** The machine's load over the last minute; above its number of processors, times are worth little. */
export const machineLoad = (): string => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} processors`;

export function printTable({ title, rows }: Table): void {
  console.log(`\n${title}`);
  console.table(rows);
}
