import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { storeViews } from "#configuration/storeViews.ts";
import de from "../../storefront/locales/de.json" with { type: "json" };
import pl from "../../storefront/locales/pl.json" with { type: "json" };
import demoTexts from "../../storefront/demo/texts/pl.json" with { type: "json" };
import { newFolder, type Shop, startShop } from "../support/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ folder: newFolder(), env: { DEMO: "off", LOG_LEVEL: "warn" } });
  return shop.remove;
});

const messages: Readonly<Record<string, typeof pl | typeof de>> = { pl, de };
const enabledViews = storeViews.filter(({ enabled }) => enabled);
const home = async (prefix: string) => (await fetch(`${shop.origin}${prefix || "/"}`)).text();

test("logs that a shop without the demo catalogue is empty, and how to fill it", async () => {
  // The log is written on its own, so its line can arrive after the line that the shop is ready.
  await expect.poll(() => shop.output(), { timeout: 10_000 }).toContain("npm run operator -- import catalogue.json");
});

test.each(enabledViews)(
  "says on the home page in the store view $code that the shop is empty",
  async ({ prefix, locale }) => {
    const html = await home(prefix);
    expect(html).toContain(messages[locale]?.["home.empty.title"]);
    expect(html).toContain(messages[locale]?.["home.empty.text"]);
  },
);

test("builds the shop without products and texts of the demo shop", () => {
  const dist = fileURLToPath(new URL("../../storefront/dist/", import.meta.url));
  const built = globSync("{client,server}/**/*.{js,mjs}", { cwd: dist });
  const code = built.map((file) => readFileSync(dist + file, "utf8")).join("\n");
  expect(built.length).toBeGreaterThan(10);
  expect(code).not.toContain("HL-NELA");
  // Short texts, such as names of colours, also occur in the shop's own messages.
  const sentences = Object.values(demoTexts).filter((text) => text.length > 60 && !text.includes("{"));
  expect(sentences.filter((text) => code.includes(text))).toEqual([]);
});
