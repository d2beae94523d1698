import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const lensCoatings: SeedArticle = {
  id: 8,
  code: "lens-coatings",
  categories: ["lenses", "choosing"],
  related: ["cleaning-glasses", "sun-protection"],
  texts: {
    pl: {
      slug: "powloki-na-soczewkach-okularowych",
      title: "Powłoki na soczewkach okularowych: co robi która",
      teaser: "Antyrefleks, utwardzenie, powłoka hydrofobowa. Co naprawdę widać na co dzień.",
      body: paragraphs(
        "Sama soczewka z tworzywa jest miękka i odbija część światła. Powłoki to poprawiają, ale żadna nie robi z soczewki szkła pancernego.",
        "## Antyrefleks i utwardzenie",
        "Bez antyrefleksu soczewka o indeksie 1,5 odbija około 8% światła, o wyższym indeksie jeszcze więcej. Z powłoką jest to zwykle poniżej 2%: widać oczy, a nocą mniej odblasków. Utwardzenie zmniejsza liczbę rys, nie zapobiega im całkiem.",
        "## Powłoka hydrofobowa i filtr światła niebieskiego",
        "Powłoka hydrofobowa ułatwia czyszczenie. Filtr światła niebieskiego zmienia odcień soczewki; badania nie potwierdzają, żeby zmniejszał zmęczenie oczu przy ekranie.",
      ),
    },
    de: {
      slug: "beschichtungen-von-brillenglaesern",
      title: "Beschichtungen von Brillengläsern: welche was tut",
      teaser: "Entspiegelung, Härtung, Wasserabweisung: was man im Alltag wirklich davon hat.",
      body: paragraphs(
        "Ein Kunststoffglas allein ist weich und spiegelt einen Teil des Lichts. Beschichtungen verbessern das, aber keine macht aus dem Glas Panzerglas.",
        "## Entspiegelung und Härtung",
        "Ohne Entspiegelung spiegelt ein Glas mit Index 1,5 etwa 8\u00A0% des Lichts, eines mit höherem Index noch mehr. Mit ihr sind es meist unter 2\u00A0%: Man sieht die Augen, und nachts stören weniger Reflexe. Eine Härtung verringert Kratzer, verhindert sie aber nicht ganz.",
        "## Wasserabweisung und Blaulichtfilter",
        "Eine wasserabweisende Schicht erleichtert das Putzen. Ein Blaulichtfilter verändert den Farbton des Glases; Studien bestätigen nicht, dass er die Ermüdung am Bildschirm verringert.",
      ),
    },
    en: {
      slug: "coatings-of-spectacle-lenses",
      title: "Coatings of spectacle lenses: which one does what",
      teaser: "Anti-reflection, hardening, water repellence: what you really notice from day to day.",
      body: paragraphs(
        "A plastic lens by itself is soft and reflects some of the light. Coatings improve that, but none makes armour of a lens.",
        "## Anti-reflection and hardening",
        "Without anti-reflection a lens of index 1.5 reflects about 8% of the light, one of a higher index even more. With it, it is usually below 2%: your eyes are seen, and there are fewer reflections at night. Hardening makes scratches fewer; it does not prevent all of them.",
        "## Water repellence and blue-light filters",
        "A water-repellent layer makes cleaning easier. A blue-light filter changes the hue of the lens; studies do not confirm that it makes eyes less tired at a screen.",
      ),
    },
  },
};
