import { configuration } from "#configuration/index.ts";
import { words } from "../words.ts";
import type { LensFamily } from "./family.ts";
import { multifocal, spherical, toric } from "./ranges.ts";

const { oneDayHydration, monthlyLensesPerPack } = configuration.lenses;

const day: LensFamily = {
  sku: "KR-DZIEN",
  brand: "kropla",
  names: words("Kropla Dzień", "Kropla Tag", "Kropla Day"),
  period: "daily",
  mode: "daily",
  substance: { water: oneDayHydration, isIonic: false, isSilicone: false, permeability: 28, thickness: 0.1 },
  uv: null,
  print: "sea",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.6], diameter: [14.2] }),
      packs: [
        [30, 99],
        [90, 269],
      ],
      about: words(
        `Hydrożel o uwodnieniu ${oneDayHydration}\u00A0%: miękki od pierwszej minuty i tani na co dzień. Dobry początek, jeśli soczewki nosisz kilka godzin.`,
        `Hydrogel mit ${oneDayHydration}\u00A0% Wasser: weich von der ersten Minute an und günstig im Alltag. Ein guter Anfang, wenn Sie Linsen nur einige Stunden tragen.`,
        `A hydrogel of ${oneDayHydration}% water: soft from the first minute and easy on the purse. A good start if you wear lenses for a few hours.`,
      ),
    },
    {
      design: "toric",
      matrix: toric([-8, 4], [-2.25], { baseCurve: [8.6], diameter: [14.5] }),
      packs: [
        [30, 129],
        [90, 349],
      ],
      about: words(
        "Ta sama miękka soczewka dla oczu z astygmatyzmem: grubszy dolny brzeg ustawia ją po każdym mrugnięciu.",
        "Dieselbe weiche Linse für Augen mit Hornhautverkrümmung: Der dickere untere Rand richtet sie nach jedem Lidschlag wieder aus.",
        "The same soft lens for eyes with astigmatism: its thicker lower edge sets it upright after every blink.",
      ),
    },
  ],
};

const dayPlus: LensFamily = {
  sku: "KR-DZIEN-PLUS",
  brand: "kropla",
  names: words("Kropla Dzień Plus", "Kropla Tag Plus", "Kropla Day Plus"),
  period: "daily",
  mode: "daily",
  substance: { water: 48, isIonic: false, isSilicone: true, permeability: 94.4, thickness: 0.08 },
  uv: { uva: 91, uvb: 99.2 },
  print: "sky",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 6], { baseCurve: [8.5, 9], diameter: [14.2] }),
      packs: [
        [30, 139],
        [90, 379],
      ],
      about: words(
        "Silikon-hydrożel przepuszcza czterokrotnie więcej tlenu niż zwykły hydrożel. Na długie dni przy ekranie i w klimatyzacji.",
        "Silikon-Hydrogel lässt viermal so viel Sauerstoff durch wie einfaches Hydrogel. Für lange Tage am Bildschirm und in klimatisierten Räumen.",
        "Silicone hydrogel lets through four times the oxygen of plain hydrogel. For long days at a screen and in air-conditioned rooms.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-9, 4], [-2.25], { baseCurve: [8.5], diameter: [14.3] }),
      packs: [
        [30, 179],
        [90, 489],
      ],
      about: words(
        "Cztery strefy stabilizacji trzymają oś w miejscu, także gdy przechylasz głowę nad książką albo na macie.",
        "Vier Stabilisierungszonen halten die Achse, auch wenn Sie den Kopf über ein Buch oder auf der Matte neigen.",
        "Four stabilising zones keep the axis in place, even with your head tilted over a book or on a mat.",
      ),
    },
    {
      design: "multifocal",
      matrix: multifocal([-9, 6], ["low", "medium", "high"], { baseCurve: [8.4], diameter: [14.2] }),
      packs: [
        [30, 209],
        [90, 569],
      ],
      about: words(
        "Ostro z bliska, na ekranie i w dali, bez okularów do czytania w kieszeni. Środek soczewki jest do bliży.",
        "Scharf in der Nähe, am Bildschirm und in der Ferne, ohne Lesebrille in der Tasche. Die Mitte der Linse ist für die Nähe.",
        "Sharp up close, at a screen and far away, with no reading glasses in your pocket. The centre of the lens is for near.",
      ),
    },
  ],
};

const fortnight: LensFamily = {
  sku: "KR-DWA",
  brand: "kropla",
  names: words("Kropla Dwa Tygodnie", "Kropla Zwei Wochen", "Kropla Fortnight"),
  period: "two-weekly",
  mode: "extended",
  substance: { water: 38, isIonic: false, isSilicone: true, permeability: 103, thickness: 0.07 },
  uv: { uva: 96, uvb: 99.9 },
  print: "slate",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.4, 8.8], diameter: [14] }),
      packs: [
        [6, 119],
        [12, 219],
      ],
      about: words(
        "Co dwa tygodnie świeża para: osadów jest mniej niż w soczewkach miesięcznych. Za zgodą okulisty można w nich spać do sześciu nocy.",
        "Alle zwei Wochen ein frisches Paar: weniger Ablagerungen als bei Monatslinsen. Mit Zustimmung des Augenarztes bis zu sechs Nächte durchgehend tragbar.",
        "A fresh pair every two weeks gathers less than monthly lenses do. With your eye doctor's consent they may be worn for up to six nights.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-9, 6], [-2.25, -2.75], { baseCurve: [8.6], diameter: [14.5] }),
      packs: [
        [6, 149],
        [12, 279],
      ],
      about: words(
        "Przy astygmatyzmie liczy się, żeby soczewka stała równo: ta ustawia się w kilka sekund i zostaje na miejscu.",
        "Bei Hornhautverkrümmung muss die Linse gerade stehen: Diese richtet sich in wenigen Sekunden aus und bleibt, wo sie ist.",
        "With astigmatism a lens has to stand straight: this one settles within seconds and stays where it is.",
      ),
    },
    {
      design: "multifocal",
      matrix: multifocal([-9, 6], ["low", "medium", "high"], { baseCurve: [8.4], diameter: [14.3] }),
      packs: [[6, 189]],
      about: words(
        "Dla tych, którzy zaczynają odsuwać gazetę: trzy stopnie addycji i świeża para dwa razy w miesiącu.",
        "Für alle, denen die Zeitung zu nah wird: drei Additionsstufen und zweimal im Monat ein frisches Paar.",
        "For those who have begun to hold the paper further away: three additions and a fresh pair twice a month.",
      ),
    },
  ],
};

const month: LensFamily = {
  sku: "KR-MIESIAC",
  brand: "kropla",
  names: words("Kropla Miesiąc", "Kropla Monat", "Kropla Month"),
  period: "monthly",
  mode: "daily",
  substance: { water: 55, isIonic: true, isSilicone: false, permeability: 24, thickness: 0.1 },
  uv: { uva: 72, uvb: 96 },
  print: "moss",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-10, 6], { baseCurve: [8.7], diameter: [14.4] }),
      packs: [[monthlyLensesPerPack, 69]],
      about: words(
        "Sprawdzony hydrożel do noszenia tylko w dzień. Miękki, łatwy do założenia i najtańszy w przeliczeniu na miesiąc.",
        "Bewährtes Hydrogel nur für den Tag. Weich, leicht einzusetzen und auf den Monat gerechnet am günstigsten.",
        "A proven hydrogel for daytime wear only. Soft, easy to put in, and the cheapest by the month.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-6, 4], [-2.25], { baseCurve: [8.7], diameter: [14.5] }),
      packs: [[monthlyLensesPerPack, 99]],
      about: words(
        "Korekcja astygmatyzmu w cenie zwykłej soczewki. Na osiem, dziesięć godzin dziennie, nie na noc.",
        "Hornhautverkrümmung korrigiert zum Preis einer einfachen Linse. Für acht bis zehn Stunden am Tag, nicht für die Nacht.",
        "Astigmatism corrected for the price of a plain lens. Good for eight to ten hours a day, not for the night.",
      ),
    },
  ],
};

const monthPlus: LensFamily = {
  sku: "KR-MIESIAC-PLUS",
  brand: "kropla",
  names: words("Kropla Miesiąc Plus", "Kropla Monat Plus", "Kropla Month Plus"),
  period: "monthly",
  mode: "flexible",
  substance: { water: 46, isIonic: false, isSilicone: true, permeability: 100, thickness: 0.08 },
  uv: { uva: 90, uvb: 99 },
  print: "plum",
  designs: [
    {
      design: "spherical",
      matrix: spherical([-12, 8], { baseCurve: [8.6, 8.3], diameter: [14.2] }),
      packs: [
        [monthlyLensesPerPack, 109],
        [6, 199],
      ],
      about: words(
        "Woda trzyma się w niej jak w gąbce: po czternastu godzinach soczewka jest tak samo miękka jak rano.",
        "Sie hält Wasser wie ein Schwamm: Nach vierzehn Stunden ist die Linse so weich wie am Morgen.",
        "It holds water like a sponge: after fourteen hours the lens is as soft as in the morning.",
      ),
    },
    {
      design: "toric",
      matrix: toric([-9, 6], [-2.25, -2.75], { baseCurve: [8.6], diameter: [14.5] }),
      packs: [
        [monthlyLensesPerPack, 139],
        [6, 259],
      ],
      about: words(
        "Cylindry do −2,75: z tą soczewką przy większym astygmatyzmie nie trzeba wracać do okularów.",
        "Zylinder bis −2,75: Auch bei stärkerer Hornhautverkrümmung bleibt die Brille in der Schublade.",
        "Cylinders up to −2.75: even stronger astigmatism need not send you back to glasses.",
      ),
    },
  ],
};

/** The lenses of Kropla. */
export const kropla = [day, dayPlus, fortnight, month, monthPlus];
