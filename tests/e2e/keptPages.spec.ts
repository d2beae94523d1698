import { expect, test } from "./fixtures.ts";
import { polish, ready } from "./shopper.ts";

const minute = 60_000;

test("a page that the server has kept for a while is taken over without asking anything again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") asked.push(request.url());
  });
  for (const path of ["/", "/c/okulary-korekcyjne"]) {
    await page.clock.setSystemTime(Date.now() + 20 * minute);
    await page.goto(path);
    await ready(page, polish);
    await page.waitForLoadState("networkidle");
  }
  expect(asked).toEqual([]);
});
