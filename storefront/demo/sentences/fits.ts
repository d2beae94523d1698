import type { FrameSize } from "@dioptra/ui/optics";
import { frameSize } from "@dioptra/ui/optics";
import type { SeedFrame, SeedSize } from "../frame.ts";
import { words, type Words } from "../words.ts";

/** What the sentences speak of: the frame, its first size, and the ends of its range. */
export interface Fitted {
  readonly frame: Pick<SeedFrame, "shape" | "rim" | "sizes">;
  readonly weight: number;
}

interface FitSentence extends Words {
  readonly holdsFor: (fitted: Fitted) => boolean;
}

const first = ({ frame }: Fitted): SeedSize => {
  const [size] = frame.sizes;
  if (!size) throw new Error("A frame without a size fits nobody.");
  return size;
};

const fit = (holdsFor: FitSentence["holdsFor"], sentence: Words): FitSentence => ({ holdsFor, ...sentence });

const onlySize = (size: FrameSize) => (fitted: Fitted) =>
  fitted.frame.sizes.length === 1 && frameSize(first(fitted)) === size;

/** Last sentences: whom it fits, and what can be glazed into it (docs/specification/optics.md#optics-24). */
export const fitSentences: readonly FitSentence[] = [
  fit(
    ({ frame }) => frame.rim === "rimless",
    words(
      "Do szkieł bez ramki wybierz indeks 1,60 lub wyższy: brzeg jest wtedy trwalszy.",
      "Wählen Sie für randlose Gläser Index 1,60 oder höher: Der Rand hält dann mehr aus.",
      "Choose index 1.60 or higher for rimless lenses: their edge stands more.",
    ),
  ),
  fit(
    ({ frame }) => frame.sizes.length === 3,
    words(
      "Trzy szerokości, od {least} do {most} mm: wybierz tę, która kończy się równo ze skronią.",
      "Drei Breiten von {least} bis {most} mm: Nehmen Sie die, die mit der Schläfe abschließt.",
      "Three widths, from {least} to {most} mm: take the one that ends level with your temples.",
    ),
  ),
  fit(
    ({ frame }) => frame.sizes.length === 2,
    words(
      "Do wyboru są dwie szerokości, {least} i {most} mm.",
      "Zur Wahl stehen zwei Breiten, {least} und {most} mm.",
      "There are two widths to choose from, {least} and {most} mm.",
    ),
  ),
  fit(
    onlySize("medium"),
    words(
      "Szerokość {least} mm pasuje na większość twarzy.",
      "Die Breite von {least} mm passt den meisten Gesichtern.",
      "At {least} mm across, it fits most faces.",
    ),
  ),
  fit(
    (fitted) => first(fitted).lensHeight >= 38,
    words(
      "Wysokość {height} mm daje szkłom progresywnym wygodną strefę do czytania.",
      "Das Glas ist {height} mm hoch und bietet Gleitsichtgläsern einen bequemen Lesebereich.",
      "The lens is {height} mm high, which gives progressives a comfortable reading zone.",
    ),
  ),
  fit(
    (fitted) => first(fitted).lensHeight >= 30 && first(fitted).lensHeight < 38,
    words(
      "Wysokość {height} mm wystarcza na szkła progresywne.",
      "{height} mm Höhe reichen für Gleitsichtgläser.",
      "Its {height} mm of height are enough for progressives.",
    ),
  ),
  fit(
    (fitted) => ["panto", "round"].includes(fitted.frame.shape) && first(fitted).lensWidth <= 49,
    words(
      "Niewielkie szkło bez rogów dobrze chowa grubszy brzeg mocnych minusów.",
      "Das kleine Glas ohne Ecken verbirgt den dickeren Rand starker Minuswerte gut.",
      "A small lens without corners hides the thicker edge of a strong minus well.",
    ),
  ),
  fit(
    (fitted) => first(fitted).bridge >= 20,
    words(
      "Mostek {bridge} mm jest wygodny dla szerszego nosa.",
      "Der Steg von {bridge} mm sitzt bequem auf einer breiteren Nase.",
      "The {bridge} mm bridge is comfortable on a broader nose.",
    ),
  ),
  fit(
    (fitted) => first(fitted).bridge <= 16,
    words(
      "Mostek {bridge} mm dobrze leży na wąskim nosie.",
      "Der Steg von {bridge} mm sitzt gut auf einer schmalen Nase.",
      "The {bridge} mm bridge sits well on a narrow nose.",
    ),
  ),
  fit(
    ({ weight }) => weight <= 13,
    words(
      "Bez szkieł waży {weight} g i po godzinie przestaje się o tym pamiętać.",
      "Ohne Gläser sind es {weight} Gramm; nach einer Stunde denkt man nicht mehr daran.",
      "It weighs {weight} grams without lenses, which you forget within the hour.",
    ),
  ),
  fit(
    (fitted) => first(fitted).bridge > 16 && first(fitted).bridge < 20,
    words(
      "Mostek {bridge} mm dobrze leży na większości nosów.",
      "Der Steg von {bridge} mm sitzt auf den meisten Nasen gut.",
      "The {bridge} mm bridge sits well on most noses.",
    ),
  ),
  fit(
    ({ weight }) => weight > 13 && weight <= 20,
    words(
      "Bez szkieł waży {weight} g.",
      "Ohne Gläser wiegt die Fassung {weight} Gramm.",
      "It weighs {weight} grams without lenses.",
    ),
  ),
];
