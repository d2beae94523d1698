import { expect, onTestFinished, test } from "vitest";
import { queryDatabase, fillStock, guestEnvironment, newGuest } from "../support/guests.ts";
import { seededFolder, startShop } from "../support/shop.ts";

test("finishes all running orders on SIGTERM before the process ends", async () => {
  const folder = await seededFolder();
  await fillStock(folder);
  const shop = await startShop({ folder, env: guestEnvironment });
  onTestFinished(shop.remove);
  const guests = Array.from({ length: 10 }, (_, id) => newGuest(shop.origin, id + 1));
  await Promise.all(guests.map((guest) => guest.fill()));
  const finishes = await Promise.all(guests.map((guest) => guest.beginOrder()));
  const ended = shop.stop("SIGTERM");
  const answers = await Promise.all(finishes.map((finish) => finish()));
  expect(answers.filter((answer) => !("number" in answer))).toEqual([]);
  await expect(ended).resolves.toBe(0);
  const [row] = await queryDatabase<{ readonly count: number }>(
    shop.folder,
    "select count(*)::int as count from orders",
  );
  expect(row?.count).toBe(guests.length);
});
