import { text, texts } from "../seedCategory.ts";

export const rootText = texts(
  text("Wszystko", "wszystko", "Wszystkie produkty", "Oprawki, okulary przeciwsłoneczne i soczewki w jednym miejscu."),
  text("Alles", "alles", "Alle Produkte", "Brillenfassungen, Sonnenbrillen und Kontaktlinsen auf einen Blick."),
  text("Everything", "everything", "All products", "Frames, sunglasses and contact lenses in one place."),
);

export const glassesTexts = {
  all: texts(
    text(
      "Okulary korekcyjne",
      "okulary-korekcyjne",
      "Okulary korekcyjne i oprawki",
      "Oprawki zmierzone co do milimetra: szkło, mostek, zausznik i szerokość całkowita przy każdym modelu.",
    ),
    text(
      "Brillen",
      "brillen",
      "Brillen und Brillenfassungen",
      "Auf den Millimeter vermessen: Glas, Steg, Bügel und Gesamtbreite stehen bei jedem Modell.",
    ),
    text(
      "Glasses",
      "glasses",
      "Prescription glasses and frames",
      "Measured to the millimetre: lens, bridge, temple and total width stand beside every model.",
    ),
  ),
  women: texts(
    text(
      "Okulary damskie",
      "okulary-damskie",
      "Damskie oprawki okularowe",
      "Oprawki damskie i unisex: od delikatnych owali z tytanu po wyraziste trapezy z acetatu.",
    ),
    text(
      "Damenbrillen",
      "damenbrillen",
      "Damenbrillen: Fassungen für Frauen",
      "Fassungen für Damen und unisex: vom zarten Oval aus Titan bis zum markanten Trapez aus Acetat.",
    ),
    text(
      "Women's glasses",
      "womens-glasses",
      "Women's frames",
      "Frames for women and unisex: from fine titanium ovals to bold acetate trapezoids.",
    ),
  ),
  men: texts(
    text(
      "Okulary męskie",
      "okulary-meskie",
      "Męskie oprawki okularowe",
      "Oprawki męskie i unisex: proste linie, szerokie fronty i zauszniki do 150 mm.",
    ),
    text(
      "Herrenbrillen",
      "herrenbrillen",
      "Herrenbrillen: Fassungen für Männer",
      "Fassungen für Herren und unisex: klare Linien, breite Fronten und Bügel bis 150 mm.",
    ),
    text(
      "Men's glasses",
      "mens-glasses",
      "Men's frames",
      "Frames for men and unisex: straight lines, wide fronts and temples up to 150 mm.",
    ),
  ),
  light: texts(
    text(
      "Lekkie oprawki",
      "lekkie-oprawki",
      "Lekkie oprawki: tytan i bez ramki",
      "Tytan i oprawki bez ramki. Ważą od kilku do kilkunastu gramów i łatwo o nich zapomnieć.",
    ),
    text(
      "Leichte Brillen",
      "leichte-brillen",
      "Leichte Brillen: Titan und randlos",
      "Titan und randlose Fassungen. Sie wiegen nur wenige Gramm und sind schnell vergessen.",
    ),
    text(
      "Light frames",
      "light-frames",
      "Light frames: titanium and rimless",
      "Titanium and rimless frames. They weigh a few grams and are soon forgotten.",
    ),
  ),
  new: texts(
    text(
      "Nowe oprawki",
      "nowe-oprawki",
      "Nowości wśród oprawek",
      "Modele, które przyszły do nas w ostatnich tygodniach.",
    ),
    text(
      "Neue Brillen",
      "neue-brillen",
      "Neue Brillenfassungen",
      "Modelle, die in den letzten Wochen dazugekommen sind.",
    ),
    text("New frames", "new-frames", "New frames", "Models that have arrived in the last few weeks."),
  ),
};

export const sunglassesTexts = {
  all: texts(
    text(
      "Okulary przeciwsłoneczne",
      "okulary-przeciwsloneczne",
      "Okulary przeciwsłoneczne z filtrem UV",
      "Pełna ochrona UV w każdej kategorii przyciemnienia, wymiary co do milimetra.",
    ),
    text(
      "Sonnenbrillen",
      "sonnenbrillen",
      "Sonnenbrillen mit UV-Schutz",
      "Voller UV-Schutz in jeder Tönungsstufe, auf den Millimeter vermessen.",
    ),
    text(
      "Sunglasses",
      "sunglasses",
      "Sunglasses with UV protection",
      "Full UV protection at every depth of tint, measured to the millimetre.",
    ),
  ),
  women: texts(
    text(
      "Przeciwsłoneczne damskie",
      "okulary-przeciwsloneczne-damskie",
      "Damskie okulary przeciwsłoneczne",
      "Okulary przeciwsłoneczne damskie i unisex, ze szkłami gładkimi i cieniowanymi.",
    ),
    text(
      "Damen-Sonnenbrillen",
      "damen-sonnenbrillen",
      "Sonnenbrillen für Damen",
      "Sonnenbrillen für Damen und unisex, mit einfarbigen und verlaufenden Gläsern.",
    ),
    text(
      "Women's sunglasses",
      "womens-sunglasses",
      "Women's sunglasses",
      "Sunglasses for women and unisex, with plain and gradient lenses.",
    ),
  ),
  men: texts(
    text(
      "Przeciwsłoneczne męskie",
      "okulary-przeciwsloneczne-meskie",
      "Męskie okulary przeciwsłoneczne",
      "Okulary przeciwsłoneczne męskie i unisex, także w szerokich rozmiarach.",
    ),
    text(
      "Herren-Sonnenbrillen",
      "herren-sonnenbrillen",
      "Sonnenbrillen für Herren",
      "Sonnenbrillen für Herren und unisex, auch in breiten Größen.",
    ),
    text(
      "Men's sunglasses",
      "mens-sunglasses",
      "Men's sunglasses",
      "Sunglasses for men and unisex, in wide sizes as well.",
    ),
  ),
  new: texts(
    text(
      "Nowa kolekcja",
      "nowa-kolekcja-przeciwsloneczna",
      "Nowa kolekcja okularów przeciwsłonecznych",
      "Nowe okulary przeciwsłoneczne tego sezonu.",
    ),
    text(
      "Neue Kollektion",
      "neue-sonnenbrillen",
      "Neue Kollektion: Sonnenbrillen",
      "Die neuen Sonnenbrillen dieser Saison.",
    ),
    text("New collection", "new-sunglasses", "New collection of sunglasses", "This season's new sunglasses."),
  ),
};

export const lensTexts = {
  all: texts(
    text(
      "Soczewki kontaktowe",
      "soczewki-kontaktowe",
      "Soczewki kontaktowe",
      "Soczewki jednodniowe, dwutygodniowe i miesięczne z podanym uwodnieniem i przepuszczalnością tlenu.",
    ),
    text(
      "Kontaktlinsen",
      "kontaktlinsen",
      "Kontaktlinsen",
      "Tages-, Zweiwochen- und Monatslinsen mit Angaben zu Wassergehalt und Sauerstoffdurchlässigkeit.",
    ),
    text(
      "Contact lenses",
      "contact-lenses",
      "Contact lenses",
      "Daily, two-weekly and monthly lenses, with their hydration and oxygen transmissibility.",
    ),
  ),
  daily: texts(
    text(
      "Soczewki jednodniowe",
      "soczewki-jednodniowe",
      "Soczewki jednodniowe",
      "Rano świeża para, wieczorem do kosza: bez płynu i pojemnika.",
    ),
    text(
      "Tageslinsen",
      "tageslinsen",
      "Tageslinsen",
      "Morgens ein frisches Paar, abends in den Müll: ohne Pflegemittel und Behälter.",
    ),
    text(
      "Daily lenses",
      "daily-lenses",
      "Daily lenses",
      "A fresh pair each morning, and no solution or case at night.",
    ),
  ),
  twoWeekly: texts(
    text(
      "Soczewki dwutygodniowe",
      "soczewki-dwutygodniowe",
      "Soczewki dwutygodniowe",
      "Soczewki, które wymieniasz co czternaście dni.",
    ),
    text(
      "Zweiwochenlinsen",
      "zweiwochenlinsen",
      "Zweiwochenlinsen",
      "Kontaktlinsen, die Sie alle vierzehn Tage wechseln.",
    ),
    text("Two-weekly lenses", "two-weekly-lenses", "Two-weekly lenses", "Lenses that you change every fourteen days."),
  ),
  monthly: texts(
    text(
      "Soczewki miesięczne",
      "soczewki-miesieczne",
      "Soczewki miesięczne",
      "Jedna para na miesiąc, co noc w płynie; także do noszenia w nocy.",
    ),
    text(
      "Monatslinsen",
      "monatslinsen",
      "Monatslinsen",
      "Ein Paar für einen Monat, nachts in der Lösung; auch zum Dauertragen.",
    ),
    text(
      "Monthly lenses",
      "monthly-lenses",
      "Monthly lenses",
      "One pair a month, in solution overnight; some may be slept in.",
    ),
  ),
};

export const bargainTexts = {
  all: texts(
    text("Okazje", "okazje", "Okazje i promocje", "Wszystko, co teraz kosztuje mniej, z najniższą ceną z 30 dni."),
    text(
      "Angebote",
      "angebote",
      "Angebote und Reduziertes",
      "Alles, was jetzt weniger kostet, mit dem niedrigsten Preis der letzten 30 Tage.",
    ),
    text("Offers", "offers", "Offers", "Everything that costs less now, with the lowest price of 30 days."),
  ),
  glasses: texts(
    text("Okulary w okazji", "okulary-w-okazji", "Okulary korekcyjne w okazji", "Oprawki, które teraz kosztują mniej."),
    text("Reduzierte Brillen", "reduzierte-brillen", "Reduzierte Brillen", "Fassungen, die jetzt weniger kosten."),
    text("Glasses on offer", "glasses-on-offer", "Glasses on offer", "Frames that cost less now."),
  ),
  sunglasses: texts(
    text(
      "Przeciwsłoneczne w okazji",
      "przeciwsloneczne-w-okazji",
      "Okulary przeciwsłoneczne w okazji",
      "Okulary przeciwsłoneczne, które teraz kosztują mniej.",
    ),
    text(
      "Reduzierte Sonnenbrillen",
      "reduzierte-sonnenbrillen",
      "Reduzierte Sonnenbrillen",
      "Sonnenbrillen, die jetzt weniger kosten.",
    ),
    text("Sunglasses on offer", "sunglasses-on-offer", "Sunglasses on offer", "Sunglasses that cost less now."),
  ),
  lenses: texts(
    text(
      "Soczewki w okazji",
      "soczewki-w-okazji",
      "Soczewki kontaktowe w okazji",
      "Soczewki, które teraz kosztują mniej.",
    ),
    text(
      "Reduzierte Kontaktlinsen",
      "reduzierte-kontaktlinsen",
      "Reduzierte Kontaktlinsen",
      "Kontaktlinsen, die jetzt weniger kosten.",
    ),
    text("Lenses on offer", "lenses-on-offer", "Lenses on offer", "Contact lenses that cost less now."),
  ),
};
