import { configuration } from "#configuration/index.ts";
import type { SeedLenses } from "../lenses.ts";
import type { SeedText } from "../product.ts";
import type { SeedLocale } from "../words.ts";

/** A kind of lens with the packs that it is sold in; the pack's own words are added to its texts. */
export interface LensLine extends Omit<SeedLenses, "packSize" | "prices" | "special" | "pieces"> {
  /** What each costs, in złoty. */
  readonly packs: readonly (readonly [packSize: number, price: number])[];
  readonly texts: Readonly<Record<SeedLocale, SeedText>>;
}

const { oneDayHydration, monthlyLensesPerPack } = configuration.lenses;

const text = (name: string, slug: string, description: string): SeedText => ({ name, slug, description });

const daily: readonly LensLine[] = [
  {
    sku: "KR-DZIEN",
    brand: "kropla",
    period: "daily",
    mode: "daily",
    material: "hydrogel",
    hydration: oneDayHydration,
    baseCurve: 8.6,
    diameter: 14.2,
    transmissibility: 28,
    uvFilter: "none",
    packs: [
      [30, 99],
      [90, 269],
    ],
    texts: {
      pl: text(
        "Kropla Dzień",
        "kropla-dzien-soczewki-jednodniowe",
        `Hydrożel o uwodnieniu ${oneDayHydration}\u00A0%: miękki od pierwszej minuty i tani na co dzień. Dobry początek, jeśli soczewki nosisz kilka godzin.`,
      ),
      de: text(
        "Kropla Tag",
        "kropla-tag-tageslinsen",
        `Hydrogel mit ${oneDayHydration}\u00A0% Wasser: weich von der ersten Minute an und günstig im Alltag. Ein guter Anfang, wenn Sie Linsen nur einige Stunden tragen.`,
      ),
      en: text(
        "Kropla Day",
        "kropla-day-daily-lenses",
        `A hydrogel of ${oneDayHydration}% water: soft from the first minute and easy on the purse. A good start if you wear lenses for a few hours.`,
      ),
    },
  },
  {
    sku: "KR-DZIEN-PLUS",
    brand: "kropla",
    period: "daily",
    mode: "daily",
    material: "silicone-hydrogel",
    hydration: 48,
    baseCurve: 8.5,
    diameter: 14.2,
    transmissibility: 118,
    uvFilter: "class-1",
    packs: [
      [30, 139],
      [90, 379],
    ],
    texts: {
      pl: text(
        "Kropla Dzień Plus",
        "kropla-dzien-plus-soczewki-jednodniowe",
        "Silikon-hydrożel przepuszcza czterokrotnie więcej tlenu niż zwykły hydrożel. Na długie dni przy ekranie i w klimatyzacji.",
      ),
      de: text(
        "Kropla Tag Plus",
        "kropla-tag-plus-tageslinsen",
        "Silikon-Hydrogel lässt viermal so viel Sauerstoff durch wie einfaches Hydrogel. Für lange Tage am Bildschirm und in klimatisierten Räumen.",
      ),
      en: text(
        "Kropla Day Plus",
        "kropla-day-plus-daily-lenses",
        "Silicone hydrogel lets through four times the oxygen of plain hydrogel. For long days at a screen and in air-conditioned rooms.",
      ),
    },
  },
  {
    sku: "TN-JEDEN",
    brand: "ton",
    period: "daily",
    mode: "daily",
    material: "hydrogel",
    hydration: 58,
    baseCurve: 8.7,
    diameter: 14.0,
    transmissibility: 26,
    uvFilter: "class-2",
    packs: [[30, 89]],
    texts: {
      pl: text(
        "Toń Jeden",
        "ton-jeden-soczewki-jednodniowe",
        "Cienka soczewka na okazje: na basen, rower albo wesele. Po zdjęciu po prostu ją wyrzucasz.",
      ),
      de: text(
        "Toń Eins",
        "ton-eins-tageslinsen",
        "Eine dünne Linse für besondere Stunden: fürs Schwimmbad, aufs Rad oder zur Hochzeit. Danach kommt sie in den Müll.",
      ),
      en: text(
        "Toń One",
        "ton-one-daily-lenses",
        "A thin lens for the odd occasion: the pool, a bike ride or a wedding. Afterwards you simply throw it away.",
      ),
    },
  },
  {
    sku: "TN-JEDEN-SI",
    brand: "ton",
    period: "daily",
    mode: "daily",
    material: "silicone-hydrogel",
    hydration: 46,
    baseCurve: 8.5,
    diameter: 14.2,
    transmissibility: 125,
    uvFilter: "class-1",
    packs: [
      [10, 59],
      [30, 149],
      [180, 649],
    ],
    texts: {
      pl: text(
        "Toń Jeden Si",
        "ton-jeden-si-soczewki-jednodniowe",
        "Powierzchnia wiąże łzy i do wieczora zostaje śliska, dlatego przy mruganiu nic nie drapie.",
      ),
      de: text(
        "Toń Eins Si",
        "ton-eins-si-tageslinsen",
        "Die Oberfläche bindet Tränen und bleibt bis zum Abend glatt, beim Blinzeln reibt nichts.",
      ),
      en: text(
        "Toń One Si",
        "ton-one-si-daily-lenses",
        "Its surface holds on to tears and stays slippery until the evening, so nothing rubs when you blink.",
      ),
    },
  },
];

const twoWeekly: readonly LensLine[] = [
  {
    sku: "KR-DWA",
    brand: "kropla",
    period: "two-weekly",
    mode: "extended",
    material: "silicone-hydrogel",
    hydration: 38,
    baseCurve: 8.4,
    diameter: 14.0,
    transmissibility: 147,
    uvFilter: "class-1",
    packs: [
      [6, 119],
      [12, 219],
    ],
    texts: {
      pl: text(
        "Kropla Dwa Tygodnie",
        "kropla-dwa-tygodnie-soczewki",
        "Co dwa tygodnie świeża para: osadów jest mniej niż w soczewkach miesięcznych. Za zgodą okulisty można w nich spać do sześciu nocy.",
      ),
      de: text(
        "Kropla Zwei Wochen",
        "kropla-zwei-wochen-linsen",
        "Alle zwei Wochen ein frisches Paar: weniger Ablagerungen als bei Monatslinsen. Mit Zustimmung des Augenarztes bis zu sechs Nächte durchgehend tragbar.",
      ),
      en: text(
        "Kropla Fortnight",
        "kropla-fortnight-lenses",
        "A fresh pair every two weeks gathers less than monthly lenses do. With your eye doctor's consent they may be worn for up to six nights.",
      ),
    },
  },
];

const monthly: readonly LensLine[] = [
  {
    sku: "TN-MIESIAC",
    brand: "ton",
    period: "monthly",
    mode: "flexible",
    material: "silicone-hydrogel",
    hydration: 33,
    baseCurve: 8.6,
    diameter: 14.2,
    transmissibility: 138,
    uvFilter: "none",
    packs: [
      [monthlyLensesPerPack, 95],
      [6, 179],
    ],
    texts: {
      pl: text(
        "Toń Miesiąc",
        "ton-miesiac-soczewki",
        "Mało wody, dużo tlenu: soczewka nie wysycha pod koniec dnia. Jednej drzemki nie trzeba się bać.",
      ),
      de: text(
        "Toń Monat",
        "ton-monat-linsen",
        "Wenig Wasser, viel Sauerstoff: Die Linse trocknet auch am Abend nicht aus. Ein Nickerchen verzeiht sie.",
      ),
      en: text(
        "Toń Month",
        "ton-month-lenses",
        "Little water and plenty of oxygen: the lens does not dry out towards the evening, and forgives a nap.",
      ),
    },
  },
  {
    sku: "KR-MIESIAC",
    brand: "kropla",
    period: "monthly",
    mode: "daily",
    material: "hydrogel",
    hydration: 55,
    baseCurve: 8.7,
    diameter: 14.4,
    transmissibility: 24,
    uvFilter: "class-2",
    packs: [[monthlyLensesPerPack, 69]],
    texts: {
      pl: text(
        "Kropla Miesiąc",
        "kropla-miesiac-soczewki",
        "Sprawdzony hydrożel do noszenia tylko w dzień. Miękki, łatwy do założenia i najtańszy w przeliczeniu na miesiąc.",
      ),
      de: text(
        "Kropla Monat",
        "kropla-monat-linsen",
        "Bewährtes Hydrogel nur für den Tag. Weich, leicht einzusetzen und auf den Monat gerechnet am günstigsten.",
      ),
      en: text(
        "Kropla Month",
        "kropla-month-lenses",
        "A proven hydrogel for daytime wear only. Soft, easy to put in, and the cheapest by the month.",
      ),
    },
  },
  {
    sku: "TN-TRZYDZIESCI",
    brand: "ton",
    period: "monthly",
    mode: "continuous",
    material: "silicone-hydrogel",
    hydration: 24,
    baseCurve: 8.6,
    diameter: 13.8,
    transmissibility: 175,
    uvFilter: "none",
    packs: [[monthlyLensesPerPack, 159]],
    texts: {
      pl: text(
        "Toń Trzydzieści",
        "ton-trzydziesci-soczewki",
        "Najwięcej tlenu w naszym sklepie. Za zgodą okulisty można je nosić bez przerwy do trzydziestu dni i nocy.",
      ),
      de: text(
        "Toń Dreißig",
        "ton-dreissig-linsen",
        "So viel Sauerstoff lässt bei uns keine andere Linse durch. Mit Zustimmung des Augenarztes bis zu dreißig Tage und Nächte durchgehend tragbar.",
      ),
      en: text(
        "Toń Thirty",
        "ton-thirty-lenses",
        "No lens in our shop lets more oxygen through. With your eye doctor's consent they may be worn for thirty days and nights without a break.",
      ),
    },
  },
];

/** The contact lenses of the shop. */
export const lensLines = [...daily, ...twoWeekly, ...monthly];
