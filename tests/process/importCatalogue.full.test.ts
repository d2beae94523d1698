import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { storeViews } from "#configuration/storeViews.ts";
import de from "../../storefront/locales/de.json" with { type: "json" };
import pl from "../../storefront/locales/pl.json" with { type: "json" };
import { operator } from "../support/operator.ts";
import { newFolder, startShop } from "../support/shop.ts";

const messages: Readonly<Record<string, typeof pl | typeof de>> = { pl, de };

test("fills an empty shop with the export of another shop", async () => {
  const files = mkdtempSync(path.join(tmpdir(), "dioptra-catalogue-"));
  onTestFinished(() => rmSync(files, { recursive: true, force: true }));
  const file = path.join(files, "catalogue.json");
  const demo = await startShop();
  onTestFinished(demo.remove);
  await operator(demo, "export", file);
  const shop = await startShop({ folder: newFolder(), env: { DEMO: "off" } });
  onTestFinished(shop.remove);
  expect(JSON.parse(await operator(shop, "import", file))).toMatchObject({ refused: [] });
  for (const { prefix, locale } of storeViews.filter(({ enabled }) => enabled)) {
    const html = await (await fetch(`${shop.origin}${prefix || "/"}`)).text();
    expect(html).not.toContain(messages[locale]?.["home.empty.title"]);
    expect(html).toContain(messages[locale]?.["home.lead"]);
  }
  const bruno = await fetch(`${shop.origin}/api/stock/check?sku=MR-BRUNO-BLACK-53`);
  await expect(bruno.json()).resolves.toMatchObject({ code: 200 });
}, 300_000);
