import type { Finish } from "@dioptra/ui/eyewear";
import { words, type Words } from "../words.ts";

export interface ColorWords {
  /** After the noun: `w kolorze czarnym`, `in Schwarz`, `in black`. */
  readonly after: Words;
  readonly told: Words;
}

/** Colours that shoppers narrow lists by, and what can be said of each on any frame. */
export const colorWords: Readonly<Partial<Record<Finish, ColorWords>>> = {
  black: {
    after: words("w czerni", "in Schwarz", "in black"),
    told: words(
      "Czerń rysuje linię oprawki najmocniej i pasuje do wszystkiego, co masz w szafie.",
      "Schwarz zeichnet die Linie der Fassung am stärksten und passt zu allem, was im Schrank hängt.",
      "Black draws a frame's line most firmly, and goes with all there is in your wardrobe.",
    ),
  },
  havana: {
    after: words("w kolorze szylkretu", "in Havanna", "in tortoise"),
    told: words(
      "Szylkret miesza brąz z bursztynem i jest łagodniejszy od czerni, zwłaszcza przy jasnej cerze.",
      "Havanna mischt Braun und Bernstein und ist sanfter als Schwarz, vor allem bei heller Haut.",
      "Tortoise mixes brown with amber and is gentler than black, above all beside fair skin.",
    ),
  },
  navy: {
    after: words("w granacie", "in Marineblau", "in navy"),
    told: words(
      "Granat jest spokojny jak czerń, a przy świetle dziennym pokazuje kolor.",
      "Marineblau ist ruhig wie Schwarz und zeigt bei Tageslicht doch Farbe.",
      "Navy is as calm as black, and shows its colour by daylight.",
    ),
  },
  crystal: {
    after: words("przezroczyste", "in Kristallklar", "in crystal"),
    told: words(
      "Przezroczysta oprawka zostawia twarz na pierwszym planie i nie kłóci się z żadnym kolorem.",
      "Eine transparente Fassung lässt dem Gesicht den Vortritt und streitet mit keiner Farbe.",
      "A clear frame leaves the face in front, and quarrels with no colour.",
    ),
  },
  wine: {
    after: words("w kolorze bordowym", "in Bordeaux", "in burgundy"),
    told: words(
      "Bordo ociepla cerę i dobrze leży przy ciemnych włosach.",
      "Bordeaux wärmt den Teint und steht dunklem Haar.",
      "Burgundy warms the complexion and sits well beside dark hair.",
    ),
  },
  gold: {
    after: words("w złocie", "in Gold", "in gold"),
    told: words(
      "Złoto łapie światło i najlepiej czuje się przy ciepłej cerze.",
      "Gold fängt das Licht und fühlt sich bei warmem Teint am wohlsten.",
      "Gold catches the light and is most at home beside a warm complexion.",
    ),
  },
  silver: {
    after: words("w srebrze", "in Silber", "in silver"),
    told: words(
      "Srebro znika na twarzy najłatwiej ze wszystkich metali.",
      "Silber hält sich im Gesicht von allen Metallen am meisten zurück.",
      "Silver is the most retiring of all metals on a face.",
    ),
  },
};
