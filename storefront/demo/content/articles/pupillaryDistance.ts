import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const pupillaryDistance: SeedArticle = {
  id: 4,
  code: "pupillary-distance",
  categories: ["choosing", "lenses"],
  related: ["choosing-frames"],
  texts: {
    pl: {
      slug: "rozstaw-zrenic-jak-zmierzyc",
      title: "Rozstaw źrenic: co to jest i jak go zmierzyć",
      teaser: "Od tej liczby zależy, czy patrzysz przez środek soczewki. Wystarczy lustro i karta płatnicza.",
      body: paragraphs(
        "Rozstaw źrenic (PD) to odległość między środkami źrenic, w milimetrach. U większości dorosłych wynosi od 54 do 74 mm. Podaje się jedną liczbę dla obojga oczu albo dwie, po jednej na oko, liczone od środka nosa.",
        "## Pomiar z kartą",
        "Karta płatnicza ma 85,60 mm szerokości. Przyłóż ją pod nosem, spójrz prosto w obiektyw z odległości około pół metra i zrób zdjęcie. Stosunek odległości źrenic do szerokości karty na zdjęciu daje rozstaw. Powtórz pomiar trzy razy i weź wartość środkową.",
        "## Kiedy lepiej u optyka",
        "Przy soczewkach progresywnych i przy dużych mocach liczy się każdy milimetr: wtedy rozstaw powinien zmierzyć optyk.",
      ),
    },
    de: {
      slug: "pupillendistanz-messen",
      title: "Pupillendistanz: was sie ist und wie man sie misst",
      teaser:
        "Von dieser Zahl hängt ab, ob Sie durch die Mitte der Gläser schauen. Ein Spiegel und eine Bankkarte genügen.",
      body: paragraphs(
        "Die Pupillendistanz (PD) ist der Abstand der Pupillenmitten in Millimetern. Bei den meisten Erwachsenen liegt sie zwischen 54 und 74 mm. Angegeben wird eine Zahl für beide Augen oder je eine pro Auge, gemessen ab der Nasenmitte.",
        "## Messen mit einer Karte",
        "Eine Bankkarte ist 85,60 mm breit. Halten Sie sie unter die Nase, schauen Sie aus etwa einem halben Meter gerade in die Kamera und machen Sie ein Foto. Das Verhältnis von Pupillenabstand und Kartenbreite auf dem Bild ergibt die Distanz. Messen Sie dreimal und nehmen Sie den mittleren Wert.",
        "## Wann besser beim Optiker",
        "Bei Gleitsichtgläsern und hohen Stärken zählt jeder Millimeter: Dann sollte ein Optiker messen.",
      ),
    },
    en: {
      slug: "measuring-pupillary-distance",
      title: "Pupillary distance: what it is and how to measure it",
      teaser:
        "This number decides whether you look through the middle of the lenses. A mirror and a bank card are enough.",
      body: paragraphs(
        "The pupillary distance (PD) is the distance between the centres of the pupils in millimetres. With most adults it is between 54 and 74 mm. It is given as one number for both eyes or as one for each, measured from the middle of the nose.",
        "## Measuring with a card",
        "A bank card is 85.60 mm wide. Hold it below your nose, look straight into the camera from about half a metre and take a picture. The ratio of the distance of the pupils to the width of the card in the picture gives the distance. Measure three times and take the value in the middle.",
        "## When an optician is better",
        "With progressive lenses and high powers every millimetre counts: then an optician should measure.",
      ),
    },
  },
};
