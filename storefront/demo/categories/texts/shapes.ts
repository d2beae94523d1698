import type { FrameShape } from "@dioptra/ui/eyewear";
import { type SeedLocale, words, type Words } from "../../words.ts";
import { type CategoryTexts, composed, texts } from "../seedCategory.ts";

/** Whose frames a shelf holds, in the words that are put together with a shape or a material. */
export interface Wearers {
  /** As in `okrągłe okulary damskie`. */
  readonly noun: Words;
  /** As in `pilotki korekcyjne damskie`; German and English have it in the noun's place. */
  readonly aviators: Words;
}

/** A shelf's words, with what is said after what is said of the shape. */
export interface ShelfWords extends Wearers {
  readonly sentence: Words;
}

export const glassesForWomen: ShelfWords = {
  noun: words("okulary damskie", "Damenbrillen", "women's glasses"),
  aviators: words("Pilotki korekcyjne damskie", "Damenbrillen in Pilotenform", "Women's aviator glasses"),
  sentence: words(
    "Modele damskie i unisex; szerokość szkła, mostek i zausznik stoją przy każdym.",
    "Modelle für Damen und unisex; Glasbreite, Steg und Bügel stehen bei jedem.",
    "Models for women and unisex; lens width, bridge and temple stand beside each.",
  ),
};

export const glassesForMen: ShelfWords = {
  noun: words("okulary męskie", "Herrenbrillen", "men's glasses"),
  aviators: words("Pilotki korekcyjne męskie", "Herrenbrillen in Pilotenform", "Men's aviator glasses"),
  sentence: words(
    "Modele męskie i unisex; przy każdym podajemy szerokość całkowitą, żeby skronie miały dość miejsca.",
    "Modelle für Herren und unisex; bei jedem steht die Gesamtbreite, damit an den Schläfen genug Platz bleibt.",
    "Models for men and unisex; each comes with its total width, so that your temples have room enough.",
  ),
};

export const sunForWomen: ShelfWords = {
  noun: words("okulary przeciwsłoneczne damskie", "Damen-Sonnenbrillen", "women's sunglasses"),
  aviators: words(
    "Pilotki przeciwsłoneczne damskie",
    "Damen-Sonnenbrillen in Pilotenform",
    "Women's aviator sunglasses",
  ),
  sentence: words(
    "Szkła w każdym odcieniu zatrzymują promienie UV; kategoria przyciemnienia stoi przy każdym modelu.",
    "Gläser in jedem Ton halten UV-Strahlen ab; die Tönungsstufe steht bei jedem Modell.",
    "Lenses of every tint stop ultraviolet light; the filter category stands beside each model.",
  ),
};

export const sunForMen: ShelfWords = {
  noun: words("okulary przeciwsłoneczne męskie", "Herren-Sonnenbrillen", "men's sunglasses"),
  aviators: words("Pilotki przeciwsłoneczne męskie", "Herren-Sonnenbrillen in Pilotenform", "Men's aviator sunglasses"),
  sentence: words(
    "Także w szerokich rozmiarach; kategoria przyciemnienia i kolor szkieł stoją przy każdym modelu.",
    "Auch in breiten Größen; Tönungsstufe und Glasfarbe stehen bei jedem Modell.",
    "In wide sizes as well; filter category and lens colour stand beside each model.",
  ),
};

/** As an adjective before the noun, where the language has one. */
const adjectives: Readonly<Record<Exclude<FrameShape, "panto" | "triangular">, Words>> = {
  square: words("Kwadratowe", "Quadratische", "square"),
  round: words("Okrągłe", "Runde", "round"),
  oval: words("Owalne", "Ovale", "oval"),
  rectangular: words("Prostokątne", "Rechteckige", "rectangular"),
  trapezoid: words("Trapezowe", "Trapezförmige", "trapezoid"),
  geometric: words("Geometryczne", "Geometrische", "geometric"),
};

/** What can be said of a shape, whoever wears it and wherever. */
export const shapeWords: Readonly<Record<FrameShape, Words>> = {
  square: words(
    "Równa wysokość i szerokość, proste krawędzie: kwadrat dodaje wyrazu okrągłej twarzy.",
    "Fast so hoch wie breit und mit geraden Kanten: Quadrate geben einem runden Gesicht Kontur.",
    "Nearly as high as they are wide, with straight edges: squares lend a round face some line.",
  ),
  round: words(
    "Koło łagodzi wyraźną szczękę i szerokie czoło, a szkło daje oku miejsce także w dół.",
    "Der Kreis nimmt einem kantigen Kinn und einer breiten Stirn die Strenge und lässt dem Auge auch nach unten Raum.",
    "A circle softens a strong jaw and a broad forehead, and leaves the eye room below as well.",
  ),
  oval: words(
    "Miękka linia bez kątów, która nie konkuruje z twarzą: owal jest najspokojniejszym z kształtów.",
    "Eine weiche Linie ohne Ecken, die dem Gesicht den Vortritt lässt: Das Oval ist die ruhigste aller Formen.",
    "A soft line without corners that does not compete with the face: the oval is the calmest of shapes.",
  ),
  rectangular: words(
    "Szerzej niż wyżej: prostokąt porządkuje rysy i optycznie wydłuża okrągłą twarz.",
    "Breiter als hoch: Das Rechteck ordnet die Züge und streckt ein rundes Gesicht.",
    "Wider than high: a rectangle puts features in order and makes a round face look longer.",
  ),
  trapezoid: words(
    "Szeroka góra i węższy dół podnoszą spojrzenie i równoważą wąskie czoło.",
    "Oben breit, unten schmaler: Das Trapez hebt den Blick und gleicht eine schmale Stirn aus.",
    "Broad above and narrower below, a trapezoid lifts the gaze and balances a narrow forehead.",
  ),
  triangular: words(
    "Kropla z lotniczej kabiny: dużo szkła, mało oprawki i wysoka linia brwi.",
    "Der Tropfen aus dem Cockpit: viel Glas, wenig Rand und eine hohe Brauenlinie.",
    "The drop from the cockpit: plenty of lens, little rim and a high brow line.",
  ),
  panto: words(
    "Okrągły dół i lekko spłaszczona góra: panto zostawia brwi na widoku i pasuje do większości twarzy.",
    "Unten rund, oben leicht abgeflacht: Panto lässt die Brauen sichtbar und steht den meisten Gesichtern.",
    "Round below and slightly flattened above: pantos leave the brows in view and suit most faces.",
  ),
  geometric: words(
    "Sześć, osiem albo więcej krawędzi: dla tych, którym koło jest za miękkie, a kwadrat zbyt oczywisty.",
    "Sechs, acht oder mehr Kanten: für alle, denen der Kreis zu weich und das Quadrat zu naheliegend ist.",
    "Six, eight or more edges: for those to whom a circle is too soft and a square too obvious.",
  ),
};

const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What frames of a shape are called. */
export function shapeName(shape: FrameShape, { noun, aviators }: Wearers, locale: SeedLocale): string {
  if (shape === "triangular") return aviators[locale];
  if (shape === "panto") {
    return { pl: `${upper(noun.pl)} panto`, de: `${noun.de} in Pantoform`, en: `${upper(noun.en)} in panto shape` }[
      locale
    ];
  }
  const adjective = adjectives[shape][locale];
  if (locale !== "en") return `${adjective} ${noun[locale]}`;
  const parts = noun.en.split(" ");
  return upper([...parts.slice(0, -1), adjective, ...parts.slice(-1)].join(" "));
}

const titleEnd: Words = words("wymiary w milimetrach", "mit Maßen in Millimetern", "measured in millimetres");

/** The texts of a shelf of one shape. */
export function shapeTexts(shape: FrameShape, wearers: ShelfWords): CategoryTexts {
  const textIn = (locale: SeedLocale) => {
    const name = shapeName(shape, wearers, locale);
    const told = shapeWords[shape][locale];
    return composed(name, `${name}: ${titleEnd[locale]}`, told, wearers.sentence[locale]);
  };
  return texts(textIn("pl"), textIn("de"), textIn("en"));
}
