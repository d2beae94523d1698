import type { LensPeriod } from "@dioptra/ui/eyewear";
import { type SeedLocale, words, type Words } from "../../words.ts";
import type { LensDesign } from "../../lenses/lenses.ts";
import { type CategoryTexts, composed, texts } from "../seedCategory.ts";

const periodWords: Readonly<Record<LensPeriod, Words>> = {
  daily: words("jednodniowe", "Tageslinsen", "daily"),
  "two-weekly": words("dwutygodniowe", "Zweiwochenlinsen", "two-weekly"),
  monthly: words("miesięczne", "Monatslinsen", "monthly"),
};

const designWords: Readonly<Record<LensDesign, Words>> = {
  spherical: words("sferyczne", "Sphärische", "spherical"),
  toric: words("toryczne", "Torische", "toric"),
  multifocal: words("multifokalne", "Multifokale", "multifocal"),
  color: words("kolorowe", "Farbige", "coloured"),
};

const toldOf: Readonly<Record<LensDesign, Words>> = {
  spherical: words(
    "Na krótkowzroczność albo dalekowzroczność bez astygmatyzmu: jedna moc w każdym kierunku.",
    "Bei Kurz- oder Weitsichtigkeit ohne Hornhautverkrümmung: eine Stärke in jeder Richtung.",
    "For short or long sight without astigmatism: one power in every direction.",
  ),
  toric: words(
    "Na astygmatyzm: mają cylinder i oś, a ich kształt trzyma je na oku we właściwym położeniu.",
    "Bei Hornhautverkrümmung: mit Zylinder und Achse, und so geformt, dass sie auf dem Auge richtig liegen bleiben.",
    "For astigmatism: they have a cylinder and an axis, and a shape that keeps them the right way up on the eye.",
  ),
  multifocal: words(
    "Na daleko i na blisko naraz: oprócz mocy mają dodatek, czyli addycję, z Twojej recepty na soczewki.",
    "Für Ferne und Nähe zugleich: Neben der Stärke haben sie die Addition aus Ihrem Kontaktlinsenpass.",
    "For far and near at once: beside the power they have the addition from your lens prescription.",
  ),
  color: words(
    "Zmieniają kolor oczu, a z mocą także korygują wzrok. Pierwszą parę dobiera specjalista, tak jak każde inne soczewki.",
    "Sie ändern die Augenfarbe und korrigieren mit Stärke auch die Sicht. Die erste Anpassung macht ein Fachmann, wie bei jeder Linse.",
    "They change the colour of your eyes, and with a power correct sight as well. The first pair is fitted by a specialist, like any lens.",
  ),
};

const ofPeriod: Readonly<Record<LensPeriod, Words>> = {
  daily: words(
    "Rano nowa para, wieczorem do kosza.",
    "Morgens ein neues Paar, abends in den Müll.",
    "A new pair in the morning, thrown away at night.",
  ),
  "two-weekly": words(
    "Po czternastu dniach od otwarcia zakładasz nową parę.",
    "Vierzehn Tage nach dem Öffnen kommt ein neues Paar.",
    "Fourteen days after opening you put in a new pair.",
  ),
  monthly: words(
    "Jedna para na trzydzieści dni, na noc do świeżego płynu.",
    "Ein Paar für dreißig Tage, nachts in frischer Lösung.",
    "One pair for thirty days, in fresh solution at night.",
  ),
};

function nameOf(period: LensPeriod, design: LensDesign, locale: SeedLocale): string {
  const [when, what] = [periodWords[period][locale], designWords[design][locale]];
  if (locale === "pl") return `Soczewki ${when} ${what}`;
  if (locale === "de") return `${what} ${when}`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} ${when} lenses`;
}

const titleEnd: Words = words("moce i parametry", "Stärken und Parameter", "powers and parameters");

/** The texts of a shelf of lenses of one period and one design. */
export function lensDesignTexts(period: LensPeriod, design: LensDesign): CategoryTexts {
  const textIn = (locale: SeedLocale) => {
    const name = nameOf(period, design, locale);
    return composed(name, `${name}: ${titleEnd[locale]}`, toldOf[design][locale], ofPeriod[period][locale]);
  };
  return texts(textIn("pl"), textIn("de"), textIn("en"));
}
