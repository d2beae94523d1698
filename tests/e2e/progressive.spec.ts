import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod/mini";
import { operator } from "../support/operator.ts";
import type { Shop } from "../support/shop.ts";
import { describeJourney } from "./journey.ts";
import { expect, expectHealthyPage, test } from "./fixtures.ts";
import { waitForHydrationOf } from "./shopper.ts";

const words = {
  Polish: {
    progressive: "Do dali i do bliży",
    tooLow: /W tej oprawce to niemożliwe: szkło ma 26\smm/,
    higher: /^Szkła do dali i do bliży zmieszczą się/,
    size: /53\smm/,
    steps: ["Dalej: recepta", "Dalej: szkła", "Dalej: podsumowanie"],
    cell: (eye: "right" | "left", field: "sphere" | "addition") =>
      `${eye === "right" ? "Prawe" : "Lewe"} oko, ${field === "sphere" ? "sfera" : "addycja"}`,
    eachEye: "Dla każdego oka",
    pupils: (eye: "right" | "left") => `${eye === "right" ? "Prawe" : "Lewe"} oko, rozstaw źrenic`,
    add: "Dodaj do koszyka",
    cart: "Koszyk",
    addition: "+2,00",
  },
  German: {
    progressive: "Für Ferne und Nähe",
    tooLow: /Für diese Fassung nicht möglich: Ihr Glas ist 26\smm hoch/,
    higher: /^In diese Fassungen passen Gläser/,
    size: /53\smm/,
    steps: ["Weiter: Werte", "Weiter: Gläser", "Weiter: Übersicht"],
    cell: (eye: "right" | "left", field: "sphere" | "addition") =>
      `${eye === "right" ? "Rechtes" : "Linkes"} Auge, ${field === "sphere" ? "Sphäre" : "Addition"}`,
    eachEye: "Je Auge",
    pupils: (eye: "right" | "left") => `${eye === "right" ? "Rechtes" : "Linkes"} Auge, Pupillendistanz`,
    add: "In den Warenkorb",
    cart: "Warenkorb",
    addition: "+2,00",
  },
} as const;

const frame = "OK-ROGALA";

const rows = z.looseObject({
  products: z.array(
    z.looseObject({ sku: z.string(), product: z.string(), variantAttributes: z.record(z.string(), z.unknown()) }),
  ),
});

/** Makes the medium size of a frame too low for progressive lenses, since none of the demo is. Returns one of its skus. */
async function lowerFrame(shop: Pick<Shop, "origin" | "folder">, folder: string): Promise<string> {
  const file = path.join(folder, "catalogue.json");
  await operator(shop, "export", file);
  const { products } = rows.parse(JSON.parse(await readFile(file, "utf8")));
  const medium = products.filter(
    ({ product, variantAttributes }) => product === frame && variantAttributes["width"] === 51,
  );
  const lowered = medium.map(({ sku, product, variantAttributes }) => ({
    sku,
    product,
    variantAttributes: { ...variantAttributes, lens_height: 26 },
  }));
  await writeFile(file, JSON.stringify(lowered));
  await operator(shop, "import", file);
  const [first] = lowered;
  if (!first) throw new Error("The frame has no medium size.");
  return first.sku;
}

describeJourney("on a desktop", ({ language, press }) => {
  const texts = words[language.name];

  test("progressive lenses do not fit into a low frame, and are bought in its larger size", async ({
    page,
    shop,
  }, testInfo) => {
    test.slow();
    const onward = (step: number) => page.getByRole("button", { name: texts.steps[step] ?? "" });
    const cell = (name: string) =>
      page
        .getByRole("combobox", { name, exact: true })
        .or(page.getByLabel(name, { exact: true }))
        .first();
    const sku = await lowerFrame(shop, testInfo.outputPath());
    await page.goto(`${language.prefix}/prescription/${frame}/${sku}/lens=`);
    const progressive = page.getByRole("radio", { name: texts.progressive });
    await expect(progressive).toBeDisabled();
    await expect(page.getByText(texts.tooLow)).toBeVisible();
    await expect(page.getByText(texts.higher)).toBeVisible();
    await expectHealthyPage(page);
    await press(page.getByRole("link", { name: texts.size }));
    await expect(progressive).toBeEnabled();
    await waitForHydrationOf(progressive);
    await progressive.check({ force: true });
    await press(onward(0));

    for (const eye of ["right", "left"] as const) {
      await cell(texts.cell(eye, "sphere")).fill("-2,00");
      await cell(texts.cell(eye, "addition")).fill("2,00");
    }
    await page.getByRole("radio", { name: texts.eachEye }).press("Space");
    await cell(texts.pupils("right")).fill("31,5");
    await cell(texts.pupils("left")).fill("31,5");
    await page.getByRole("checkbox", { name: language.healthConsent }).check({ force: true });
    await press(onward(1));
    await expect(page).toHaveURL(/step=lens$/);

    // The low size, opened for the lenses, leads back to the larger one, which goes on with what was typed.
    await page.goto(`${language.prefix}/prescription/${frame}/${sku}/lens=?step=lens`);
    await expect(page.getByText(texts.tooLow)).toBeVisible();
    await expect(page).toHaveURL(/step=use$/);
    await press(page.getByRole("link", { name: texts.size }));
    await expect(progressive).toBeChecked();
    await press(onward(0));
    await expect(cell(texts.cell("left", "addition"))).toHaveValue(/2,00/);
    await press(onward(1));
    await expect(page).toHaveURL(/step=lens$/);
    const lenses = page.getByRole("radio").and(page.locator(":enabled")).first();
    await lenses.click({ force: true });
    await expect(lenses).toBeChecked();
    await press(onward(2));
    await expect(page.getByRole("table")).toContainText(texts.addition);
    await expectHealthyPage(page);
    await press(page.getByRole("button", { name: texts.add }));
    await expect(page.getByRole("heading", { level: 1, name: texts.cart })).toBeVisible();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Rogala" })).toContainText(
      texts.addition,
    );
  });
});
