import { expect, test } from "vitest";
import { listPublicNames } from "../support/publicNames.ts";

test("the packages export the names in publicNames.txt", async () => {
  await expect(listPublicNames(["tokens", "ui"], "sources")).toMatchFileSnapshot("../process/publicNames.txt");
});
