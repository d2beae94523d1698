import type { Tint } from "@dioptra/ui/eyewear";
import type { SunLenses } from "../frame.ts";
import { words, type Words } from "../words.ts";

/** What a tint does to what is seen. */
export const tintSentences: Readonly<Record<Tint, readonly Words[]>> = {
  grey: [
    words(
      "Szare szkła przyciemniają, ale nie zmieniają kolorów: trawa zostaje zielona.",
      "Graue Gläser dunkeln ab, ohne Farben zu verändern: Das Gras bleibt grün.",
      "Grey lenses darken without changing colours: the grass stays green.",
    ),
    words(
      "W szarych szkłach świat wygląda tak jak zwykle, tylko ciemniej.",
      "Durch graue Gläser sieht die Welt aus wie sonst, nur dunkler.",
      "Through grey lenses the world looks as it always does, only darker.",
    ),
  ],
  brown: [
    words(
      "Brązowe szkła podnoszą kontrast i dobrze sprawdzają się za kierownicą.",
      "Braune Gläser heben den Kontrast und bewähren sich am Steuer.",
      "Brown lenses raise contrast and do well behind the wheel.",
    ),
    words(
      "Brązowe szkła ocieplają światło i wyostrzają krawędzie, także przy lekkim zachmurzeniu.",
      "Braune Gläser machen das Licht wärmer und Kanten schärfer, auch unter leichten Wolken.",
      "Brown lenses warm the light and sharpen edges, even under light cloud.",
    ),
  ],
  green: [
    words(
      "Zielone szkła przyciemniają równo i mało zmieniają barwy.",
      "Grüne Gläser dunkeln gleichmäßig ab und verändern Farben kaum.",
      "Green lenses darken evenly and change colours little.",
    ),
    words(
      "Zielone szkła łagodzą ostre światło, a kontrast zostaje.",
      "Grüne Gläser mildern grelles Licht und erhalten den Kontrast.",
      "Green lenses soften harsh light and keep the contrast.",
    ),
  ],
  "grey-gradient": [
    words(
      "Szare szkła są u góry ciemne, a ku dołowi coraz jaśniejsze, więc łatwo w nich czytać z telefonu.",
      "Die grauen Gläser sind oben dunkel und werden nach unten heller; so bleibt das Telefon lesbar.",
      "The grey lenses are dark above and lighter towards the bottom, so a phone stays easy to read.",
    ),
  ],
  "brown-gradient": [
    words(
      "Brązowe szkła jaśnieją ku dołowi: słońce zostaje na górze, a stół w kawiarni widać wyraźnie.",
      "Die braunen Gläser werden nach unten heller: Die Sonne bleibt oben, der Cafétisch ist gut zu sehen.",
      "The brown lenses grow lighter towards the bottom: the sun stays above, the café table is plain to see.",
    ),
  ],
  "green-gradient": [
    words(
      "Zielone szkła są ciemne tam, gdzie świeci słońce, a u dołu lekkie: widać przez nie mapę i stopnie schodów.",
      "Die grünen Gläser sind dort dunkel, wo die Sonne steht, und unten leicht: Karte und Stufen bleiben gut zu sehen.",
      "The green lenses are dark where the sun is and light below: a map and the next step stay plain to see.",
    ),
  ],
  "silver-mirror": [
    words(
      "Srebrna powłoka lustrzana odbija część światła, zanim wpadnie w szkło: dobrze na śniegu i na wodzie.",
      "Die silberne Verspiegelung wirft einen Teil des Lichts zurück, bevor es ins Glas fällt: gut auf Schnee und am Wasser.",
      "The silver mirror coating throws part of the light back before it enters the lens: good on snow and on water.",
    ),
  ],
  "blue-mirror": [
    words(
      "Niebieska powłoka lustrzana zdobi z zewnątrz; od środka świat zostaje szary i spokojny.",
      "Die blaue Verspiegelung schmückt von außen; von innen bleibt die Welt grau und ruhig.",
      "The blue mirror coating is for those who look at you; from inside the world stays grey and calm.",
    ),
  ],
  "gold-mirror": [
    words(
      "Złota powłoka lustrzana leży na brązowym szkle: odbija blask i podnosi kontrast.",
      "Die goldene Verspiegelung liegt auf braunem Glas: Sie wirft Blendlicht zurück und hebt den Kontrast.",
      "The gold mirror coating lies on brown glass: it throws glare back and raises contrast.",
    ),
  ],
};

/** What each category is for (EN ISO 12312-1); the protection against UV is the same in all. */
export const uvSentences: Readonly<Record<SunLenses["uvCategory"], readonly Words[]>> = {
  1: [
    words(
      "Kategoria 1 to lekkie przyciemnienie na miasto; ochrona przed UV jest pełna.",
      "Kategorie 1 ist eine leichte Tönung für die Stadt; der UV-Schutz ist vollständig.",
      "Category 1 is a light tint for town; the protection against UV is complete.",
    ),
  ],
  2: [
    words(
      "Kategoria 2 wystarcza na wiosenne i miejskie słońce, z pełną ochroną przed UV.",
      "Kategorie 2 genügt für Frühlingssonne und Stadt, mit vollem UV-Schutz.",
      "Category 2 is enough for spring sun and the city, with full protection against UV.",
    ),
  ],
  3: [
    words(
      "Kategoria 3 jest na plażę, wodę i pełne lato, z pełną ochroną przed UV.",
      "Kategorie 3 ist für Strand, Wasser und Hochsommer gedacht, mit vollem UV-Schutz.",
      "Category 3 is for the beach, the water and high summer, with full protection against UV.",
    ),
    words(
      "Kategoria 3 poradzi sobie z letnim południem, a filtr UV 400 zatrzymuje promieniowanie aż do 400 nm.",
      "Kategorie 3 hält der Mittagssonne im Sommer stand, der Filter UV 400 reicht bis 400 nm.",
      "Category 3 copes with a summer noon, and the UV 400 filter works up to 400 nm.",
    ),
  ],
};
