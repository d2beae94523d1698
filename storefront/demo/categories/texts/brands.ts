import { type Brand, brands } from "../../attributes/brands.ts";
import { type SeedLocale, words, type Words } from "../../words.ts";
import { type CategoryTexts, composed, text, texts } from "../seedCategory.ts";

export const brandDoorTexts = texts(
  text(
    "Marki",
    "marki",
    "Marki okularów i soczewek",
    "Pracownie, z którymi współpracujemy, i nasza własna marka: każda z charakterem, który widać z daleka.",
  ),
  text(
    "Marken",
    "marken",
    "Brillen- und Linsenmarken",
    "Werkstätten, mit denen wir arbeiten, und unsere eigene Marke: jede mit einem Charakter, den man von Weitem erkennt.",
  ),
  text(
    "Brands",
    "brands",
    "Brands of glasses and lenses",
    "The workshops we work with, and our own brand: each with a character that can be told from afar.",
  ),
);

/** What a brand is about; one that is new and not described yet has a shelf with the door's words. */
const told: Readonly<Partial<Record<Brand, Words>>> = {
  halny: words(
    "Nasza własna marka: proste linie, uczciwa cena i nazwy od wiatru, śniegu i skały.",
    "Unsere eigene Marke: klare Linien, ehrliche Preise und Namen von Wind, Schnee und Fels.",
    "Our own brand: plain lines, honest prices and names of wind, snow and rock.",
  ),
  mirno: words(
    "Mirno robi okulary na co dzień: znane kształty, bez ozdób, w wielu rozmiarach.",
    "Mirno macht Brillen für jeden Tag: vertraute Formen, ohne Zierrat, in vielen Größen.",
    "Mirno makes glasses for every day: familiar shapes, no ornament, many sizes.",
  ),
  "okno-27": words(
    "Okno 27 rysuje jak architekt: okrąg, ośmiokąt, linia prosta i nic ponadto.",
    "Okno 27 zeichnet wie ein Architekt: Kreis, Achteck, gerade Linie und sonst nichts.",
    "Okno 27 draws like an architect: circle, octagon, straight line and nothing else.",
  ),
  tarnina: words(
    "Tarnina szuka kolorów w lesie: śliwka, miód, mech i kora.",
    "Tarnina findet Farben im Wald: Pflaume, Honig, Moos und Rinde.",
    "Tarnina looks for colours in the woods: plum, honey, moss and bark.",
  ),
  szuwar: words(
    "Szuwar patrzy na wodę: spokojne linie i nazwy od ptaków i traw z jej brzegu.",
    "Szuwar schaut aufs Wasser: ruhige Linien und Namen von Vögeln und Gräsern am Ufer.",
    "Szuwar looks to the water: calm lines, and names of the birds and grasses of its banks.",
  ),
  brzask: words(
    "Brzask projektuje tylko na słońce: duże szkła, pewne przyciemnienie, kolory lata.",
    "Brzask entwirft nur für die Sonne: große Gläser, verlässliche Tönung, Farben des Sommers.",
    "Brzask designs for the sun alone: large lenses, reliable tints, colours of summer.",
  ),
  kropla: words(
    "Kropla to soczewki na co dzień, miękkie i niedrogie w przeliczeniu na dzień noszenia.",
    "Kropla steht für Linsen im Alltag: weich und günstig, gerechnet auf den Tag.",
    "Kropla is lenses for every day, soft and modest in price by the day of wear.",
  ),
  ton: words(
    "Toń stawia na tlen: silikon-hydrożel w soczewkach jednodniowych i miesięcznych.",
    "Toń setzt auf Sauerstoff: Silikon-Hydrogel in Tages- und Monatslinsen.",
    "Toń puts oxygen first: silicone hydrogel in daily and monthly lenses.",
  ),
  sedno: words(
    "Sedno zostawia tylko to, co potrzebne: tytan, cienkie linie i mało gramów.",
    "Sedno lässt nur das Nötige: Titan, feine Linien und wenige Gramm.",
    "Sedno leaves only what is needed: titanium, fine lines and few grams.",
  ),
  osnowa: words(
    "Osnowa bierze nazwy i barwy z tkanin: ciepłe odcienie, spokojne kształty.",
    "Osnowa nimmt Namen und Farben von Stoffen: warme Töne, ruhige Formen.",
    "Osnowa takes names and colours from cloth: warm shades, calm shapes.",
  ),
  wilga: words(
    "Wilga to lekki metal w przystępnej cenie, z imionami ptaków z podwórka.",
    "Wilga ist leichtes Metall zum kleinen Preis, mit den Namen von Gartenvögeln.",
    "Wilga is light metal at a modest price, named after the birds of the garden.",
  ),
  zakole: words(
    "Zakole robi okulary na rzekę i szlak: pewnie trzymają i nie boją się słońca.",
    "Zakole macht Brillen für Fluss und Wanderweg: Sie sitzen fest und scheuen keine Sonne.",
    "Zakole makes glasses for river and trail: they hold firm and fear no sun.",
  ),
  zatoka: words(
    "Zatoka patrzy na morze: lustra, gradienty i kształty, które pamiętają wakacje.",
    "Zatoka schaut aufs Meer: Spiegel, Verläufe und Formen, die an Ferien erinnern.",
    "Zatoka looks to the sea: mirrors, gradients and shapes that remember holidays.",
  ),
  lektura: words(
    "Lektura robi tylko okulary do czytania: kilka kształtów, pełny zakres mocy, rozsądna cena.",
    "Lektura macht nur Lesebrillen: wenige Formen, alle Stärken, vernünftige Preise.",
    "Lektura makes reading glasses alone: a few shapes, every power, sensible prices.",
  ),
  nurt: words(
    "Nurt to soczewki na każdy tryb dnia, od jednodniowych po miesięczne.",
    "Nurt steht für Linsen zu jedem Tagesrhythmus, von Tages- bis Monatslinsen.",
    "Nurt is lenses for every kind of day, from daily to monthly ones.",
  ),
  perlica: words(
    "Perlica dba o wygodę do wieczora: gładka powierzchnia i dużo wariantów mocy.",
    "Perlica denkt an Komfort bis zum Abend: glatte Oberfläche und viele Stärken.",
    "Perlica minds comfort until the evening: a smooth surface and many powers.",
  ),
  malwa: words(
    "Malwa zmienia kolor oczu: od ledwie widocznego odcienia po zupełnie nowy.",
    "Malwa ändert die Augenfarbe: vom Hauch eines Tons bis zur ganz neuen.",
    "Malwa changes the colour of eyes: from a hint of a shade to an entirely new one.",
  ),
  jezierze: words(
    "Jezierze robi soczewki dla wymagających oczu i podaje przy nich wszystkie liczby.",
    "Jezierze macht Linsen für anspruchsvolle Augen und nennt dazu alle Werte.",
    "Jezierze makes lenses for demanding eyes, and states all of their figures.",
  ),
  zdroik: words(
    "Zdroik zajmuje się tym, co płynne: płyny do soczewek i krople.",
    "Zdroik kümmert sich um das Flüssige: Linsenlösungen und Tropfen.",
    "Zdroik sees to what is liquid: lens solutions and drops.",
  ),
  szklarka: words(
    "Szklarka dba o okulary poza nosem: etui, ściereczki, spraye i pojemniki.",
    "Szklarka sorgt für Brillen abseits der Nase: Etuis, Tücher, Sprays und Behälter.",
    "Szklarka looks after glasses off the nose: cases, cloths, sprays and containers.",
  ),
};

const titleEnd: Words = words("wszystkie modele", "alle Modelle", "all models");

const ofAll: Words = words(
  "Wszystko, co mamy tej marki, w jednym miejscu.",
  "Alles, was wir von dieser Marke führen, an einem Ort.",
  "All we have of this brand in one place.",
);

/** The texts of a brand's shelf. */
export function brandTexts(brand: Brand): CategoryTexts {
  const textIn = (locale: SeedLocale) => {
    const name = brands[brand][locale];
    const said = told[brand]?.[locale] ?? brandDoorTexts[locale].metaDescription;
    return composed(name, `${name}: ${titleEnd[locale]}`, said, ofAll[locale]);
  };
  return texts(textIn("pl"), textIn("de"), textIn("en"));
}
