import { fillStock, guestEnvironment, newGuest, queryDatabase } from "./guests.ts";
import { removeFolder, seededFolder, startShop } from "./shop.ts";

export interface Killed {
  readonly acknowledged: readonly string[];
  /** Acknowledged orders that are missing in the database afterwards. */
  readonly lost: readonly string[];
}

const shoppers = 8;

/** Starts and kills a shop several times while guests order. Returns which acknowledged orders were lost. */
export async function killRounds(rounds: number, ordersEachRound: number): Promise<Killed> {
  const folder = await seededFolder();
  const acknowledged: string[] = [];
  let guests = 0;
  try {
    await fillStock(folder);
    for (let round = 0; round < rounds; round++) {
      await killWhileOrdering(folder, acknowledged, {
        target: acknowledged.length + ordersEachRound,
        newId: () => ++guests,
      });
    }
    // The database recovers when it is opened, here as in a shop.
    const rows = await queryDatabase<{ readonly number: string }>(folder, "select number from orders");
    const there = new Set(rows.map(({ number }) => number));
    return { acknowledged, lost: acknowledged.filter((number) => !there.has(number)) };
  } finally {
    removeFolder(folder);
  }
}

interface Round {
  /** The number of acknowledged orders at which the shop is killed. */
  readonly target: number;
  /** Returns the id of a guest who has not ordered yet. */
  readonly newId: () => number;
}

/** Starts a shop, and kills it while guests are ordering. Adds the numbers of acknowledged orders. */
async function killWhileOrdering(folder: string, acknowledged: string[], { target, newId }: Round): Promise<void> {
  const shop = await startShop({ folder, env: guestEnvironment });
  const buy = async () => {
    while (acknowledged.length < target) {
      const guest = newGuest(shop.origin, newId());
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
