import type { Language } from "#domain/store.ts";
import { words, perLanguage, translate, type Words } from "../texts/index.ts";
import { slugWords } from "#contract/catalog/slug.ts";
import { uvClass } from "@dioptra/ui/optics";
import { draw } from "../draw.ts";
import { soldOut } from "../merchandise.ts";
import { pricesOf } from "../prices.ts";
import { packSentence, rangeSentences, uvSentence } from "../sentences/lenses.ts";
import { type LensKind, type LensLine, linesOf, type SeedLenses } from "../lensFamily.ts";
import { kropla } from "./kropla.ts";
import { malwa } from "./malwa.ts";
import { nurt } from "./nurt.ts";
import { perlica } from "./perlica.ts";
import { ton } from "./ton.ts";

const dailySlugEnd = words("lenses.lensesOf.daily");
const otherSlugEnd = words("lenses.lensesOf.other");

/** Returns the slug without the size of the pack. */
const slugOf = ({ names, period }: LensKind, locale: Language) =>
  [...slugWords(names[locale]), (period === "daily" ? dailySlugEnd : otherSlugEnd)[locale]].join("-");

function lensesOfPack(kind: LensKind, about: Words, packSize: number, price: number): SeedLenses {
  const sku = `${kind.sku}-${packSize}`;
  const filter = kind.uv && uvClass(kind.uv);
  const sentences = [
    about,
    ...rangeSentences(kind),
    packSentence(kind.period, packSize),
    ...(filter ? [uvSentence(filter)] : []),
  ];
  const textIn = (locale: Language) => ({
    name: `${kind.names[locale]}, ${translate(locale, "lenses.pack", { pieces: packSize })}`,
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
    texts: perLanguage(textIn),
  };
}

/** Returns one product for each pack of a lens. */
const lensesOf = ({ packs, about, ...kind }: LensLine): readonly SeedLenses[] =>
  packs.map(([pieces, price]) => lensesOfPack(kind, about, pieces, price));

/** The contact lenses, one product for each pack. */
export const lenses = [kropla, ton, nurt, perlica, malwa].flat().flatMap(linesOf).flatMap(lensesOf);
