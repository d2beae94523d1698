import { slugWords } from "#contract/catalog/slug.ts";
import { uvClass } from "@dioptra/ui/optics";
import { draw } from "../products/draw.ts";
import { soldOut } from "../products/merchandise.ts";
import { pricesOf } from "../products/pricesOf.ts";
import { packSentence, uvSentence } from "../sentences/lenses.ts";
import { rangeSentences } from "../sentences/lensRanges.ts";
import { type SeedLocale, type Words, words } from "../words.ts";
import type { LensLine } from "./family.ts";
import type { LensKind, SeedLenses } from "./lenses.ts";

const pack = {
  pl: (pieces: number) => `${pieces} szt.`,
  de: (pieces: number) => `${pieces} Stück`,
  en: (pieces: number) => `pack of ${pieces}`,
} satisfies Readonly<Record<SeedLocale, (pieces: number) => string>>;

const dailyWords = words("soczewki-jednodniowe", "tageslinsen", "daily-lenses");
const otherWords = words("soczewki", "linsen", "lenses");

/** The beginning of the address, which the pack's size is added to. */
const slugOf = ({ names, period }: LensKind, locale: SeedLocale) =>
  [...slugWords(names[locale]), (period === "daily" ? dailyWords : otherWords)[locale]].join("-");

function lensesOfPack(kind: LensKind, about: Words, packSize: number, price: number): SeedLenses {
  const sku = `${kind.sku}-${packSize}`;
  const filter = kind.uv && uvClass(kind.uv);
  const sentences = [
    about,
    ...rangeSentences(kind),
    packSentence(kind.period, packSize),
    ...(filter ? [uvSentence(filter)] : []),
  ];
  const textIn = (locale: SeedLocale) => ({
    name: `${kind.names[locale]}, ${pack[locale](packSize)}`,
    slug: `${slugOf(kind, locale)}-${packSize}`,
    description: sentences.map((sentence) => sentence[locale]).join(" "),
  });
  return {
    ...kind,
    lens: kind.sku,
    sku,
    packSize,
    ...pricesOf(sku, price),
    pieces: soldOut.includes(sku) ? 0 : draw(`few ${sku}`, 9) === 0 ? 2 : 30 + draw(`pieces ${sku}`, 90),
    texts: { pl: textIn("pl"), de: textIn("de"), en: textIn("en") },
  };
}

/** One product for each pack that a lens is sold in. */
export const lensesOf = ({ packs, about, ...kind }: LensLine): readonly SeedLenses[] =>
  packs.map(([pieces, price]) => lensesOfPack(kind, about, pieces, price));
