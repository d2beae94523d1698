import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeViews } from "#configuration/storeViews.ts";
import de from "../../storefront/locales/de.json" with { type: "json" };
import pl from "../../storefront/locales/pl.json" with { type: "json" };
import demoTexts from "../../storefront/demo/texts/pl.json" with { type: "json" };
import { operator } from "../support/operator.ts";
import { removeFolder, type Shop, startShop } from "../support/shop.ts";

let shop: Shop;
let files: string;
beforeAll(async () => {
  shop = await startShop({ env: { DEMO: "off", LOG_LEVEL: "warn" } });
  files = mkdtempSync(path.join(tmpdir(), "dioptra-catalogue-"));
});
afterAll(async () => {
  await shop.stop();
  removeFolder(shop.folder);
  rmSync(files, { recursive: true, force: true });
});

const messages: Readonly<Record<string, typeof pl | typeof de>> = { pl, de };
const sold = storeViews.filter(({ enabled }) => enabled);
const home = async (prefix: string) => (await fetch(`${shop.origin}${prefix || "/"}`)).text();

test("a shop without the demo catalogue says in the log that it is empty, and how it is filled", () => {
  expect(shop.output()).toContain("npm run operator -- import catalogue.json");
});

test.each(sold)("the home page of an empty shop says so in $code", async ({ prefix, locale }) => {
  const html = await home(prefix);
  expect(html).toContain(messages[locale]?.["home.empty.title"]);
  expect(html).toContain(messages[locale]?.["home.empty.text"]);
});

test("the built shop holds no product and no text of the demo shop", () => {
  const dist = fileURLToPath(new URL("../../storefront/dist/", import.meta.url));
  const built = globSync("{client,server}/**/*.{js,mjs}", { cwd: dist });
  const code = built.map((file) => readFileSync(dist + file, "utf8")).join("\n");
  expect(built.length).toBeGreaterThan(10);
  expect(code).not.toContain("HL-NELA");
  // Short texts, such as names of colours, are words of the shop's own messages too.
  const sentences = Object.values(demoTexts).filter((text) => text.length > 60 && !text.includes("{"));
  expect(sentences.filter((text) => code.includes(text))).toEqual([]);
});

test("an empty shop is filled with the file that another shop wrote", async () => {
  const file = path.join(files, "catalogue.json");
  const demo = await startShop();
  try {
    await operator(demo, "export", file);
  } finally {
    await demo.stop();
    removeFolder(demo.folder);
  }
  expect(JSON.parse(await operator(shop, "import", file))).toMatchObject({ refused: [] });
  for (const { prefix, locale } of sold) {
    const html = await home(prefix);
    expect(html).not.toContain(messages[locale]?.["home.empty.title"]);
    expect(html).toContain(messages[locale]?.["home.lead"]);
  }
  const bruno = await fetch(`${shop.origin}/api/stock/check?sku=MR-BRUNO-BLACK-53`);
  await expect(bruno.json()).resolves.toMatchObject({ code: 200 });
});
