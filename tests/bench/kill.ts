import { killRounds } from "../support/killRounds.ts";
import { ensureBuild } from "./support/ensureBuild.ts";
import { withBudget, type Table } from "./support/tables.ts";

const rounds = Math.min(100, Number(process.env["ROUNDS"] ?? "10"));

/** Kills a shop (`kill -9`) repeatedly while guests order, and counts acknowledged orders that are lost. */
export async function killBench(): Promise<Table[]> {
  ensureBuild();
  const { acknowledged, lost } = await killRounds(rounds, 80);
  return [
    {
      title: `${rounds} rounds of kill -9 while guests order`,
      rows: { acknowledged: { orders: acknowledged.length }, lost: withBudget(lost.length, 0) },
    },
  ];
}
