import { expect, test } from "vitest";
import { queryDatabase, fillStock, guestEnvironment, newGuest } from "../support/guests.ts";
import { killRounds } from "../support/killRounds.ts";
import { removeFolder, startShop } from "../support/shop.ts";

test("finishes all running orders on SIGTERM before the process ends", async () => {
  const opening = await startShop({ env: guestEnvironment });
  await opening.stop();
  await fillStock(opening.folder);
  const shop = await startShop({ folder: opening.folder, env: guestEnvironment });
  const guests = Array.from({ length: 60 }, (_, id) => newGuest(shop.origin, id + 1));
  for (const guest of guests) await guest.fill();
  const orders = guests.map((guest) => guest.order());
  // Once one order is answered, the others have reached the shop.
  await Promise.race(orders);
  const ended = shop.stop("SIGTERM");
  const answers = await Promise.all(orders);
  expect(answers.filter((answer) => !("number" in answer))).toEqual([]);
  await expect(ended).resolves.toBe(0);
  const [row] = await queryDatabase<{ readonly count: number }>(
    shop.folder,
    "select count(*)::int as count from orders",
  );
  expect(row?.count).toBe(guests.length);
  removeFolder(shop.folder);
});

test("loses no acknowledged order after kill -9", async () => {
  const { acknowledged, lost } = await killRounds(2);
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);
  expect(lost).toEqual([]);
});
