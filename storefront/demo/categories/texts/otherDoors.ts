import { text, texts } from "../seedCategory.ts";

export const readingTexts = {
  all: texts(
    text(
      "Do czytania",
      "okulary-do-czytania",
      "Okulary do czytania od +1,00 do +3,50",
      "Gotowe okulary do czytania z mocami od +1,00 do +3,50: do książki, metki i telefonu.",
    ),
    text(
      "Lesebrillen",
      "lesebrillen",
      "Lesebrillen von +1,00 bis +3,50",
      "Fertige Lesebrillen mit Stärken von +1,00 bis +3,50: für Buch, Etikett und Telefon.",
    ),
    text(
      "Reading glasses",
      "reading-glasses",
      "Reading glasses from +1.00 to +3.50",
      "Ready-made reading glasses in powers from +1.00 to +3.50: for books, labels and phones.",
    ),
  ),
  women: texts(
    text(
      "Do czytania damskie",
      "okulary-do-czytania-damskie",
      "Damskie okulary do czytania",
      "Okulary do czytania damskie i unisex, które nie wyglądają na awaryjne.",
    ),
    text(
      "Damen-Lesebrillen",
      "damen-lesebrillen",
      "Lesebrillen für Damen",
      "Lesebrillen für Damen und unisex, denen man die Notlösung nicht ansieht.",
    ),
    text(
      "Women's reading glasses",
      "womens-reading-glasses",
      "Women's reading glasses",
      "Reading glasses for women and unisex that do not look like a makeshift.",
    ),
  ),
  men: texts(
    text(
      "Do czytania męskie",
      "okulary-do-czytania-meskie",
      "Męskie okulary do czytania",
      "Okulary do czytania męskie i unisex, także w szerokich rozmiarach.",
    ),
    text(
      "Herren-Lesebrillen",
      "herren-lesebrillen",
      "Lesebrillen für Herren",
      "Lesebrillen für Herren und unisex, auch in breiten Größen.",
    ),
    text(
      "Men's reading glasses",
      "mens-reading-glasses",
      "Men's reading glasses",
      "Reading glasses for men and unisex, in wide sizes as well.",
    ),
  ),
};

export const giftTexts = {
  all: texts(
    text(
      "Pomysły na prezent",
      "pomysly-na-prezent",
      "Pomysły na prezent od optyka",
      "Lubiane okulary przeciwsłoneczne, nowości sezonu i karty podarunkowe: to, co da się podarować bez recepty.",
    ),
    text(
      "Geschenkideen",
      "geschenkideen",
      "Geschenkideen vom Optiker",
      "Beliebte Sonnenbrillen, Neues der Saison und Gutscheine: was sich ohne Rezept verschenken lässt.",
    ),
    text(
      "Gift ideas",
      "gift-ideas",
      "Gift ideas from an optician",
      "Well-liked sunglasses, what is new this season, and gift cards: what can be given without a prescription.",
    ),
  ),
  her: texts(
    text(
      "Prezent dla niej",
      "prezent-dla-niej",
      "Prezent dla niej: okulary przeciwsłoneczne",
      "Okulary przeciwsłoneczne damskie i unisex, które kupuje się najczęściej albo które dopiero przyszły.",
    ),
    text(
      "Geschenke für sie",
      "geschenke-fuer-sie",
      "Geschenke für sie: Sonnenbrillen",
      "Sonnenbrillen für Damen und unisex, die am häufigsten gekauft werden oder gerade angekommen sind.",
    ),
    text(
      "Gifts for her",
      "gifts-for-her",
      "Gifts for her: sunglasses",
      "Sunglasses for women and unisex that are bought most, or have only just arrived.",
    ),
  ),
  him: texts(
    text(
      "Prezent dla niego",
      "prezent-dla-niego",
      "Prezent dla niego: okulary przeciwsłoneczne",
      "Okulary przeciwsłoneczne męskie i unisex, które kupuje się najczęściej albo które dopiero przyszły.",
    ),
    text(
      "Geschenke für ihn",
      "geschenke-fuer-ihn",
      "Geschenke für ihn: Sonnenbrillen",
      "Sonnenbrillen für Herren und unisex, die am häufigsten gekauft werden oder gerade angekommen sind.",
    ),
    text(
      "Gifts for him",
      "gifts-for-him",
      "Gifts for him: sunglasses",
      "Sunglasses for men and unisex that are bought most, or have only just arrived.",
    ),
  ),
  cards: texts(
    text(
      "Karty podarunkowe",
      "karty-podarunkowe",
      "Karty podarunkowe",
      "Kwotę wybierasz Ty, oprawkę i szkła obdarowana osoba.",
    ),
    text(
      "Gutscheine",
      "gutscheine",
      "Geschenkgutscheine",
      "Den Betrag wählen Sie, Fassung und Gläser wählt, wer beschenkt wird.",
    ),
    text(
      "Gift cards",
      "gift-cards",
      "Gift cards",
      "You choose the amount; frame and lenses are chosen by whoever receives it.",
    ),
  ),
};
