import { text, texts } from "../seedCategory.ts";

/** Shelves that cut across shapes: how a frame is built, and whom it fits. */
export const fitTexts = {
  rimless: texts(
    text(
      "Oprawki bez ramki",
      "oprawki-bez-ramki",
      "Okulary bezramkowe",
      "Szkła trzymają się tylko na mostku i zausznikach: najmniej oprawki, jak się da.",
      "Szkła trzymają się tylko na mostku i zausznikach: najmniej oprawki, jak się da. Do mocniejszych minusów lepiej wybrać małe szkła, bo brzeg jest widoczny.",
    ),
    text(
      "Randlose Brillen",
      "randlose-brillen",
      "Randlose Brillen",
      "Die Gläser halten nur an Steg und Bügeln: so wenig Fassung wie möglich.",
      "Die Gläser halten nur an Steg und Bügeln: so wenig Fassung wie möglich. Bei starken Minuswerten empfehlen sich kleine Gläser, denn der Rand bleibt sichtbar.",
    ),
    text(
      "Rimless frames",
      "rimless-frames",
      "Rimless glasses",
      "The lenses hang on bridge and temples alone: as little frame as there can be.",
      "The lenses hang on bridge and temples alone: as little frame as there can be. For strong minus powers choose small lenses, since their edge is seen.",
    ),
  ),
  titanium: texts(
    text(
      "Oprawki z tytanu",
      "oprawki-z-tytanu",
      "Okulary z tytanu",
      "Lżejsze od stali, sprężyste i bez niklu: tytan czuć dopiero wtedy, gdy go zdejmiesz.",
    ),
    text(
      "Titanbrillen",
      "titanbrillen",
      "Brillen aus Titan",
      "Leichter als Stahl, federnd und ohne Nickel: Titan spürt man erst, wenn man es abnimmt.",
    ),
    text(
      "Titanium frames",
      "titanium-frames",
      "Titanium glasses",
      "Lighter than steel, springy and free of nickel: titanium is felt only when it comes off.",
    ),
  ),
  narrow: texts(
    text(
      "Na wąską twarz",
      "oprawki-na-waska-twarz",
      "Oprawki na wąską twarz",
      "Modele, które robimy także w wąskim rozmiarze: nie spadają z nosa i nie wystają poza skronie.",
    ),
    text(
      "Für schmale Gesichter",
      "brillen-fuer-schmale-gesichter",
      "Brillen für schmale Gesichter",
      "Modelle, die es auch schmal gibt: Sie rutschen nicht und stehen an den Schläfen nicht über.",
    ),
    text(
      "For narrow faces",
      "frames-for-narrow-faces",
      "Frames for narrow faces",
      "Models that come in a narrow size too: they stay on the nose and do not reach beyond the temples.",
    ),
  ),
  wide: texts(
    text(
      "Na szeroką twarz",
      "oprawki-na-szeroka-twarz",
      "Oprawki na szeroką twarz",
      "Modele w szerokim rozmiarze, z dłuższym zausznikiem: nic nie uciska skroni.",
    ),
    text(
      "Für breite Gesichter",
      "brillen-fuer-breite-gesichter",
      "Brillen für breite Gesichter",
      "Modelle in breiter Größe mit längerem Bügel: An den Schläfen drückt nichts.",
    ),
    text(
      "For wide faces",
      "frames-for-wide-faces",
      "Frames for wide faces",
      "Models in a wide size with longer temples: nothing presses on the sides of your head.",
    ),
  ),
  gradient: texts(
    text(
      "Szkła cieniowane",
      "okulary-przeciwsloneczne-cieniowane",
      "Okulary przeciwsłoneczne cieniowane",
      "Ciemne u góry, jaśniejsze u dołu: widać deskę rozdzielczą, telefon i menu w ogródku.",
    ),
    text(
      "Verlaufende Gläser",
      "sonnenbrillen-mit-verlauf",
      "Sonnenbrillen mit Verlauf",
      "Oben dunkel, unten heller: Armaturenbrett, Telefon und Speisekarte bleiben lesbar.",
    ),
    text(
      "Gradient lenses",
      "gradient-sunglasses",
      "Sunglasses with gradient lenses",
      "Dark above and lighter below: the dashboard, your phone and the menu stay readable.",
    ),
  ),
  strongSun: texts(
    text(
      "Na mocne słońce",
      "okulary-na-mocne-slonce",
      "Okulary na mocne słońce, kategoria 3",
      "Kategoria 3 przepuszcza od 8 do 18 procent światła: na plażę, śnieg w dolinie i długą trasę w lipcu.",
    ),
    text(
      "Für starke Sonne",
      "sonnenbrillen-fuer-starke-sonne",
      "Sonnenbrillen für starke Sonne, Kategorie 3",
      "Kategorie 3 lässt 8 bis 18 Prozent des Lichts durch: für Strand, Schnee im Tal und lange Fahrten im Juli.",
    ),
    text(
      "For strong sun",
      "sunglasses-for-strong-sun",
      "Sunglasses for strong sun, category 3",
      "Category 3 lets through 8 to 18 per cent of the light: for the beach, snow in the valley and long drives in July.",
    ),
  ),
};
