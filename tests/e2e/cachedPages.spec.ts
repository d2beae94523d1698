import { expect, test } from "./fixtures.ts";
import { polish, waitForHydration } from "./shopper.ts";

const minute = 60_000;

test("a page from the server's cache is hydrated without repeating any request", { tag: "@full" }, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "fetch") requests.push(request.url());
  });
  for (const path of ["/", "/c/okulary-korekcyjne"]) {
    await page.clock.setSystemTime(Date.now() + 20 * minute);
    await page.goto(path);
    await waitForHydration(page, polish);
    await page.waitForLoadState("networkidle");
  }
  expect(requests).toEqual([]);
});
