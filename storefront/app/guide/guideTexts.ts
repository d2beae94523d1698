import type { Language } from "#domain/store.ts";

/** The text of the guide in one language. */
export interface GuideTexts {
  /** Name of the saved file without its extension, in ASCII letters. */
  readonly fileName: string;
  readonly title: string;
  readonly lead: string;
  /** What to do, in order. */
  readonly steps: readonly string[];
  /** Alternative text of the drawing, for screen readers. */
  readonly picture: string;
  /** The formula. */
  readonly rule: string;
  /** The formula with numbers. */
  readonly example: string;
  /** How precise the result is. */
  readonly caution: string;
  /** Texts of the table to fill in, with a row for each photograph and one for the median. */
  readonly results: {
    readonly title: string;
    readonly photograph: string;
    readonly distance: string;
    readonly median: string;
  };
  /** Text inside the outline of the card. */
  readonly card: string;
  /** Caption of the ruler. */
  readonly ruler: string;
  /** The card's width and height in mm, formatted. */
  readonly cardSize: readonly [width: string, height: string];
}

/** The text of the guide in all languages. It is separate from the message catalogues, so that no page loads it. */
export const guideTexts: Readonly<Record<Language, GuideTexts>> = {
  pl: {
    fileName: "Dioptra-rozstaw-zrenic",
    title: "Rozstaw źrenic: zmierz go kartą",
    lead: "Potrzebna jest karta płatnicza, telefon z aparatem i ktoś, kto zrobi zdjęcie. Każda karta ma 85,60 mm szerokości, dlatego zastąpi linijkę. Zdjęcia nie trzeba nikomu wysyłać.",
    steps: [
      "Przyłóż kartę poziomo tuż pod nosem, tak aby leżała płasko. Numer karty obróć do siebie.",
      "Stań przodem do światła. Osoba, która robi zdjęcie, stoi metr przed Tobą i trzyma telefon na wysokości Twoich oczu.",
      "Patrz prosto w obiektyw i nie mruż oczu. Zróbcie trzy zdjęcia.",
      "Powiększ zdjęcie i zmierz na nim dwie rzeczy: szerokość karty (a) oraz odległość między środkami źrenic (b). Jednostka jest dowolna: milimetry na ekranie albo piksele.",
    ],
    picture:
      "Twarz widziana z przodu: karta leży poziomo tuż pod nosem. Litera a oznacza jej szerokość, litera b – odległość między środkami źrenic.",
    rule: "Rozstaw źrenic = 85,60 mm × b ÷ a",
    example: "Przykład: karta ma na zdjęciu 428 pikseli, źrenice dzieli 315. Wynik: 85,60 × 315 ÷ 428 = 63,0 mm.",
    caution:
      "Oblicz wynik z każdego zdjęcia i weź środkowy. Karta leży trochę bliżej aparatu niż źrenice, a z bliska oczy zbiegają się do środka, więc z metra wychodzi o 1 do 2 mm za mało, z 40 cm nawet o 3 do 5 mm. To wartość przybliżona: przed wykonaniem okularów sprawdza ją optyk.",
    results: { title: "Twoje pomiary", photograph: "Zdjęcie", distance: "Rozstaw, mm", median: "Środkowy wynik" },
    card: "Drukuj w skali 100%: karta musi zakryć ramkę",
    ruler: "Linijka w milimetrach",
    cardSize: ["85,60", "53,98"],
  },
  de: {
    fileName: "Dioptra-Pupillendistanz",
    title: "Pupillendistanz: mit einer Karte messen",
    lead: "Sie brauchen eine Bankkarte, ein Telefon mit Kamera und jemanden, der fotografiert. Jede Karte ist 85,60 mm breit und ersetzt deshalb ein Lineal. Das Foto müssen Sie niemandem schicken.",
    steps: [
      "Halten Sie die Karte waagerecht und flach knapp unter die Nase. Die Kartennummer zeigt zu Ihnen.",
      "Stellen Sie sich mit dem Gesicht zum Licht. Wer fotografiert, steht einen Meter vor Ihnen und hält das Telefon auf Augenhöhe.",
      "Blicken Sie gerade ins Objektiv, die Augen weit geöffnet. Machen Sie drei Fotos.",
      "Vergrößern Sie das Foto und messen Sie zweierlei: die Breite der Karte (a) und den Abstand der Pupillenmitten (b). Die Einheit ist beliebig: Millimeter auf dem Bildschirm oder Pixel.",
    ],
    picture:
      "Ein Gesicht von vorn: Die Karte liegt waagerecht knapp unter der Nase; a ist ihre Breite, b der Abstand der Pupillenmitten.",
    rule: "Pupillendistanz = 85,60 mm × b ÷ a",
    example:
      "Beispiel: Die Karte ist im Foto 428 Pixel breit, die Pupillen liegen 315 auseinander. Ergebnis: 85,60 × 315 ÷ 428 = 63,0 mm.",
    caution:
      "Berechnen Sie den Wert für jedes Foto und nehmen Sie den mittleren. Die Karte liegt etwas näher an der Kamera als die Pupillen, und in der Nähe blicken die Augen nach innen: Aus einem Meter fehlen 1 bis 2 mm, aus 40 cm sogar 3 bis 5 mm. Es ist ein Näherungswert: Vor der Fertigung prüfen wir ihn.",
    results: { title: "Ihre Messungen", photograph: "Foto", distance: "Distanz, mm", median: "Mittlerer Wert" },
    card: "Mit 100 % drucken: Die Karte muss den Rahmen decken",
    ruler: "Lineal in Millimetern",
    cardSize: ["85,60", "53,98"],
  },
  en: {
    fileName: "Dioptra-pupillary-distance",
    title: "Pupillary distance: measure it with a card",
    lead: "You need a bank card, a phone with a camera and somebody to take the picture. Every card is 85.60 mm wide, so it stands in for a ruler. You do not need to send the picture to anyone.",
    steps: [
      "Hold the card level and flat just below your nose. Turn its number towards you.",
      "Face the light. Whoever takes the picture stands a metre in front of you and holds the phone at eye level.",
      "Look straight into the lens, eyes wide open. Take three pictures.",
      "Enlarge the picture and measure two things on it: the width of the card (a) and the distance between the centres of the pupils (b). Any unit will do: millimetres on the screen, or pixels.",
    ],
    picture:
      "A face from the front: the card lies level just below the nose; a is its width, b the distance between the centres of the pupils.",
    rule: "Pupillary distance = 85.60 mm × b ÷ a",
    example:
      "Example: in the picture the card is 428 pixels wide and the pupils are 315 apart. Result: 85.60 × 315 ÷ 428 = 63.0 mm.",
    caution:
      "Work it out for each picture and take the one in the middle. The card is a little nearer to the camera than the pupils, and up close the eyes turn inwards: from a metre 1 to 2 mm are missing, from 40 cm even 3 to 5 mm. It is an estimate: an optician checks it before the glasses are made.",
    results: {
      title: "Your measurements",
      photograph: "Picture",
      distance: "Distance, mm",
      median: "Middle result",
    },
    card: "Print at 100%: a card must cover the frame",
    ruler: "Ruler in millimetres",
    cardSize: ["85.60", "53.98"],
  },
};
