import { askDatabase, fillShelf, guestEnvironment, newGuest } from "./guests.ts";
import { removeFolder, startShop } from "./shop.ts";

export interface Killed {
  readonly acknowledged: readonly string[];
  /** Acknowledged orders that are not in the database afterwards. */
  readonly lost: readonly string[];
}

const shoppers = 8;

/** Kills a shop while guests order, and starts it again, as often as asked; then looks which orders are there. */
export async function killRounds(rounds: number, ordersEachRound = 20): Promise<Killed> {
  const { folder, stop } = await startShop({ env: guestEnvironment });
  await stop();
  await fillShelf(folder);
  const acknowledged: string[] = [];
  let id = 0;
  for (let round = 0; round < rounds; round++) {
    const shop = await startShop({ folder, env: guestEnvironment });
    const wanted = acknowledged.length + ordersEachRound;
    const buy = async () => {
      while (acknowledged.length < wanted) {
        const guest = newGuest(shop.origin, ++id);
        await guest.fill();
        const answer = await guest.order();
        if ("number" in answer) acknowledged.push(answer.number);
        else if (answer.status !== null) throw new Error(`An order was answered with ${answer.status}.`);
      }
      // The first to see that there are enough ends the shop under all the others.
      shop.process.kill("SIGKILL");
    };
    const ended = await Promise.allSettled(Array.from({ length: shoppers }, buy));
    await shop.stop("SIGKILL");
    const failed = ended.find(({ status }) => status === "rejected");
    if (acknowledged.length < wanted && failed?.status === "rejected") throw failed.reason;
  }
  // The database recovers first, as it does for a customer.
  await (await startShop({ folder, env: guestEnvironment })).stop();
  const rows = await askDatabase<{ readonly number: string }>(folder, "select number from orders");
  removeFolder(folder);
  const there = new Set(rows.map(({ number }) => number));
  return { acknowledged, lost: acknowledged.filter((number) => !there.has(number)) };
}
