import { allValues, type LensParameter } from "@dioptra/ui/optics";
import type { LensKind } from "../lenses/lenses.ts";
import { seedLocales, type SeedLocale, type Words, words } from "../words.ts";

type Ranged = Pick<LensKind, "design" | "matrix">;

/** Dioptres as they stand on a pack, with a true minus. */
const dioptres = (value: number, locale: SeedLocale) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, signDisplay: "exceptZero" })
    .format(value)
    .replace("-", "\u2212");

const figuresOf = ({ matrix }: Ranged, parameter: LensParameter) =>
  allValues(matrix, parameter).filter((value) => typeof value === "number");

/** A sentence with figures in it, each written as its language does. */
const said = (figures: readonly number[], sentences: Words): Words => {
  const [pl, de, en] = seedLocales.map((locale) =>
    sentences[locale].replace(/\{(\d)\}/g, (_, index: string) => dioptres(figures[Number(index)] ?? 0, locale)),
  );
  return words(pl ?? "", de ?? "", en ?? "");
};

function powerSentence(kind: Ranged): Words {
  const powers = figuresOf(kind, "power");
  return said(
    [Math.min(...powers), Math.max(...powers)],
    words("Moce od {0} do {1}\u00A0D.", "Stärken von {0} bis {1}\u00A0dpt.", "Powers from {0} to {1}\u00A0D."),
  );
}

const cylinderSentence = (kind: Ranged): Words =>
  said(
    [Math.min(...figuresOf(kind, "cylinder"))],
    words(
      "Cylindry do {0}\u00A0D, osie co 10°.",
      "Zylinder bis {0}\u00A0dpt, Achsen in Schritten von 10°.",
      "Cylinders up to {0}\u00A0D, axes in steps of 10°.",
    ),
  );

function additionSentence(kind: Ranged): Words {
  const additions = figuresOf(kind, "addition");
  if (additions.length > 0) {
    return said(
      [Math.min(...additions), Math.max(...additions)],
      words(
        "Addycje od {0} do {1}\u00A0D.",
        "Additionen von {0} bis {1}\u00A0dpt.",
        "Additions from {0} to {1}\u00A0D.",
      ),
    );
  }
  return allValues(kind.matrix, "addition").length > 2
    ? words(
        "Trzy addycje: niska, średnia i wysoka.",
        "Drei Additionen: niedrig, mittel und hoch.",
        "Three additions: low, medium and high.",
      )
    : words("Dwie addycje: niska i wysoka.", "Zwei Additionen: niedrig und hoch.", "Two additions: low and high.");
}

function colorSentence({ matrix }: Ranged): Words {
  const count = allValues(matrix, "color").length;
  return words(
    `Do wyboru ${count} ${count < 5 ? "kolory" : "kolorów"}, także bez korekcji.`,
    `Zur Wahl stehen ${count} Farben, auch ohne Korrektur.`,
    `There are ${count} colours to choose from, without correction too.`,
  );
}

/** From which power to which a lens is made, and what else it is chosen by. */
export function rangeSentences(kind: Ranged): readonly Words[] {
  const corrects = figuresOf(kind, "power").length > 1;
  const beside = {
    spherical: () => [],
    toric: () => [cylinderSentence(kind)],
    multifocal: () => [additionSentence(kind)],
    color: () => (corrects ? [colorSentence(kind)] : []),
  } satisfies Record<Ranged["design"], () => readonly Words[]>;
  return [...(corrects ? [powerSentence(kind)] : []), ...beside[kind.design]()];
}
