import type { Tint } from "@dioptra/ui/eyewear";
import { words, type Words } from "../words.ts";

/** Colours of lenses for the sun: as they follow the noun, and what can be said of each. */
export const tintWords: Readonly<Record<Tint, { readonly after: Words; readonly told: Words }>> = {
  grey: {
    after: words("z szarymi szkłami", "mit grauen Gläsern", "with grey lenses"),
    told: words(
      "Szare szkła zostawiają kolory takimi, jakie są, dlatego najmniej męczą w długiej drodze.",
      "Graue Gläser lassen Farben, wie sie sind, und ermüden auf langen Fahrten am wenigsten.",
      "Grey lenses leave colours as they are, which tires least on a long drive.",
    ),
  },
  brown: {
    after: words("z brązowymi szkłami", "mit braunen Gläsern", "with brown lenses"),
    told: words(
      "Brązowe szkła wzmacniają kontrast: cienie na ścieżce i fale na wodzie widać wyraźniej.",
      "Braune Gläser heben Kontraste: Schatten auf dem Weg und Wellen auf dem Wasser treten hervor.",
      "Brown lenses strengthen contrast: shadows on a path and waves on water stand out.",
    ),
  },
  green: {
    after: words("z zielonymi szkłami", "mit grünen Gläsern", "with green lenses"),
    told: words(
      "Zielone szkła łagodzą blask i prawie nie zmieniają barw.",
      "Grüne Gläser mildern das Licht und verändern Farben kaum.",
      "Green lenses soften glare and hardly change colours.",
    ),
  },
  "grey-gradient": {
    after: words("z szarymi szkłami cieniowanymi", "mit grauem Verlauf", "with grey gradient lenses"),
    told: words(
      "Szarość jest u góry ciemna, a u dołu jaśniejsza, więc telefon i licznik widać bez zdejmowania okularów.",
      "Das Grau ist oben dunkel und unten heller: Telefon und Tacho bleiben lesbar, ohne die Brille abzunehmen.",
      "The grey is dark above and lighter below, so phone and dashboard are read without taking them off.",
    ),
  },
  "brown-gradient": {
    after: words("z brązowymi szkłami cieniowanymi", "mit braunem Verlauf", "with brown gradient lenses"),
    told: words(
      "Ciepły brąz schodzi ku dołowi w przejrzystość: dobre na miasto, kawiarnię i jazdę o zmiennym świetle.",
      "Warmes Braun wird nach unten hell: gut für Stadt, Café und Fahrten bei wechselndem Licht.",
      "A warm brown clears towards the bottom: good for town, cafés and driving in changing light.",
    ),
  },
  "green-gradient": {
    after: words("z zielonymi szkłami cieniowanymi", "mit grünem Verlauf", "with green gradient lenses"),
    told: words(
      "Zieleń u góry łagodzi słońce, a jaśniejszy dół zostawia czytelne menu i telefon.",
      "Grün mildert oben die Sonne, der hellere untere Teil lässt Speisekarte und Telefon lesbar.",
      "Green softens the sun above, while the lighter lower part keeps menu and phone readable.",
    ),
  },
  "silver-mirror": {
    after: words("ze srebrnym lustrem", "mit silberner Verspiegelung", "with silver mirrored lenses"),
    told: words(
      "Srebrne lustro odbija część światła, zanim dotrze do szkła: dobre na wodę i śnieg.",
      "Die silberne Verspiegelung wirft einen Teil des Lichts zurück, bevor es ins Glas gelangt: gut auf Wasser und Schnee.",
      "A silver mirror throws back part of the light before it enters the lens: good on water and snow.",
    ),
  },
  "blue-mirror": {
    after: words("z niebieskim lustrem", "mit blauer Verspiegelung", "with blue mirrored lenses"),
    told: words(
      "Niebieskie lustro chroni w pełnym słońcu i zmienia odcień wraz z niebem.",
      "Die blaue Verspiegelung schützt in voller Sonne und wechselt mit dem Himmel den Ton.",
      "A blue mirror protects in full sun, and changes its shade with the sky.",
    ),
  },
  "gold-mirror": {
    after: words("ze złotym lustrem", "mit goldener Verspiegelung", "with gold mirrored lenses"),
    told: words(
      "Złote lustro ociepla widok i zasłania spojrzenie, nie zasłaniając drogi.",
      "Die goldene Verspiegelung wärmt das Bild und verbirgt den Blick, nicht den Weg.",
      "A gold mirror warms the view, and hides your eyes without hiding the road.",
    ),
  },
};
