import { expect, test } from "vitest";
import { killRounds } from "../support/killRounds.ts";

test("loses no acknowledged order after kill -9, nor when the shop is killed again after it has recovered", async () => {
  const { acknowledged, lost } = await killRounds(3, 20);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(lost).toEqual([]);
  // Three rounds take several minutes on a busy machine.
}, 600_000);
