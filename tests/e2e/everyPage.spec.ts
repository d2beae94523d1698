import { inLanguage, sameEverywhere } from "../support/addresses.ts";
import { desktop, expect, expectAccessible, expectNoSidewaysScroll, phone, test } from "./fixtures.ts";
import { german, polish } from "./language.ts";

const screens = [
  ["phone", phone],
  ["desktop", desktop],
] as const;
const stores = [
  ["pl", polish],
  ["de", german],
] as const;

// Missing orders and links are part of the pages' addresses.
test.use({ expectsErrors: "refusals" });

for (const [screen, viewport] of screens)
  for (const colorScheme of ["light", "dark"] as const)
    for (const [code, { prefix }] of stores)
      test.describe(`on a ${screen} in the ${colorScheme} theme`, () => {
        // Moving parts are half transparent on the way.
        test.use({ viewport, colorScheme, contextOptions: { reducedMotion: "reduce" } });

        test(`every page of the store ${code} is accessible`, { tag: "@full" }, async ({ page }) => {
          test.setTimeout(900_000);
          for (const path of [...sameEverywhere, ...(inLanguage[code] ?? [])])
            await test.step(path, async () => {
              await page.goto(`${prefix}${path}`, { waitUntil: "networkidle" });
              await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
              await expectNoSidewaysScroll(page);
              await expectAccessible(page);
            });
        });
      });
