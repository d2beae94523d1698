import { fillStock, guestEnvironment, newGuest, queryDatabase } from "./guests.ts";
import { removeFolder, startShop } from "./shop.ts";

export interface Killed {
  readonly acknowledged: readonly string[];
  /** Acknowledged orders that are missing in the database afterwards. */
  readonly lost: readonly string[];
}

const shoppers = 8;

/** Kills and restarts a shop several times while guests order. Returns which acknowledged orders were lost. */
export async function killRounds(rounds: number, ordersEachRound = 20): Promise<Killed> {
  const { folder, stop } = await startShop({ env: guestEnvironment });
  await stop();
  await fillStock(folder);
  const acknowledged: string[] = [];
  let id = 0;
  for (let round = 0; round < rounds; round++) {
    const shop = await startShop({ folder, env: guestEnvironment });
    const target = acknowledged.length + ordersEachRound;
    const buy = async () => {
      while (acknowledged.length < target) {
        const guest = newGuest(shop.origin, ++id);
        await guest.fill();
        const answer = await guest.order();
        if ("number" in answer) acknowledged.push(answer.number);
        else if (answer.status !== null) throw new Error(`An order was answered with ${answer.status}.`);
      }
      // The first guest that sees enough orders kills the shop while the others are still ordering.
      shop.process.kill("SIGKILL");
    };
    const ended = await Promise.allSettled(Array.from({ length: shoppers }, buy));
    await shop.stop("SIGKILL");
    const failed = ended.find(({ status }) => status === "rejected");
    if (acknowledged.length < target && failed?.status === "rejected") throw failed.reason;
  }
  // The database recovers when the shop starts.
  await (await startShop({ folder, env: guestEnvironment })).stop();
  const rows = await queryDatabase<{ readonly number: string }>(folder, "select number from orders");
  removeFolder(folder);
  const there = new Set(rows.map(({ number }) => number));
  return { acknowledged, lost: acknowledged.filter((number) => !there.has(number)) };
}
