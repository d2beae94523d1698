import { expect, test } from "vitest";
import { openForTests } from "../support/openForTests.ts";
import { asStaff, staffCall } from "./support.ts";

const platform = await openForTests();

test("imports an export unchanged", async () => {
  const { result } = await staffCall(platform, "catalogue");
  const exported = result as readonly unknown[];
  const csv = await (await asStaff(platform, "GET", "catalogue?format=csv")).text();
  const again = await asStaff(platform, "POST", "catalogue", { type: "text/csv", text: csv });
  await expect(again.json()).resolves.toMatchObject({
    result: { rows: exported.length, taken: exported.length, added: 0, refused: [] },
  });
  await expect(staffCall(platform, "catalogue")).resolves.toMatchObject({ result: exported });
});
