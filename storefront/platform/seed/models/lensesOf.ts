import type { SeedLenses } from "../lenses.ts";
import { pricesOf } from "../products/pricesOf.ts";
import { draw } from "../products/draw.ts";
import type { LensLine } from "./lensLines.ts";
import { packSentence, uvSentence } from "../sentences/lenses.ts";
import type { SeedLocale } from "../words.ts";

const pack = {
  pl: (pieces: number) => `${pieces} szt.`,
  de: (pieces: number) => `${pieces} Stück`,
  en: (pieces: number) => `pack of ${pieces}`,
} satisfies Readonly<Record<SeedLocale, (pieces: number) => string>>;

function lensesOfPack(line: LensLine, packSize: number, price: number): SeedLenses {
  const { packs: _, texts, ...lenses } = line;
  const sku = `${line.sku}-${packSize}`;
  const textIn = (locale: SeedLocale) => ({
    name: `${texts[locale].name}, ${pack[locale](packSize)}`,
    slug: `${texts[locale].slug}-${packSize}`,
    description: [
      texts[locale].description,
      packSentence(lenses.period, packSize)[locale],
      ...(lenses.uvFilter === "none" ? [] : [uvSentence(lenses.uvFilter)[locale]]),
    ].join(" "),
  });
  return {
    ...lenses,
    sku,
    packSize,
    ...pricesOf(sku, price),
    pieces: 30 + draw(`pieces ${sku}`, 90),
    texts: { pl: textIn("pl"), de: textIn("de"), en: textIn("en") },
  };
}

/** One product for each pack that a line is sold in. */
export const lensesOf = (lines: readonly LensLine[]): readonly SeedLenses[] =>
  lines.flatMap((line) => line.packs.map(([pieces, price]) => lensesOfPack(line, pieces, price)));
