import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const choosingFrames: SeedArticle = {
  id: 3,
  code: "choosing-frames",
  categories: ["choosing"],
  related: ["pupillary-distance", "lens-coatings"],
  texts: {
    pl: {
      slug: "jak-dobrac-oprawki",
      title: "Jak dobrać oprawki: najpierw rozmiar, potem kształt",
      teaser: "Trzy liczby na zauszniku mówią więcej niż niejedna porada. Tak się je czyta.",
      body: paragraphs(
        "Oprawka, która jest za szeroka, zsuwa się; za wąska uciska skronie. Dlatego rozmiar jest ważniejszy od mody.",
        "## Liczby na zauszniku",
        "Zapis 52□18 140 oznacza: soczewka ma 52 mm szerokości, mostek 18 mm, zausznik 140 mm. Jeśli masz okulary, które dobrze leżą, przepisz ich liczby i szukaj oprawek, które różnią się najwyżej o 2 mm.",
        "## Kształt",
        "Reguły o kształtach twarzy to wskazówki, nie przepisy. Źrenice powinny wypadać mniej więcej w środku soczewek w poziomie, a brwi nie powinny znikać całkiem za oprawką. Przy dużej mocy mniejsza soczewka jest cieńsza i lżejsza.",
      ),
    },
    de: {
      slug: "die-passende-fassung",
      title: "Die passende Fassung: erst die Größe, dann die Form",
      teaser: "Drei Zahlen auf dem Bügel sagen mehr als mancher Rat. So liest man sie.",
      body: paragraphs(
        "Eine zu breite Fassung rutscht, eine zu schmale drückt an den Schläfen. Deshalb geht die Größe vor der Mode.",
        "## Die Zahlen auf dem Bügel",
        "52□18 140 bedeutet: Das Glas ist 52 mm breit, der Steg 18 mm, der Bügel 140 mm lang. Wenn Sie eine Brille haben, die gut sitzt, schreiben Sie ihre Zahlen ab und suchen Sie Fassungen, die höchstens 2 mm davon abweichen.",
        "## Die Form",
        "Regeln zu Gesichtsformen sind Anhaltspunkte, keine Vorschriften. Die Pupillen sollten waagerecht etwa in der Mitte der Gläser liegen, und die Augenbrauen sollten nicht ganz hinter der Fassung verschwinden. Bei hohen Stärken ist ein kleineres Glas dünner und leichter.",
      ),
    },
    en: {
      slug: "choosing-frames",
      title: "Choosing frames: size first, shape second",
      teaser: "Three numbers on the temple say more than many a piece of advice. This is how to read them.",
      body: paragraphs(
        "A frame that is too wide slips, one that is too narrow presses on the temples. That is why size comes before fashion.",
        "## The numbers on the temple",
        "52□18 140 means: the lens is 52 mm wide, the bridge 18 mm, the temple 140 mm long. If you have glasses that fit well, write down their numbers and look for frames that differ by 2 mm at most.",
        "## The shape",
        "Rules about face shapes are hints, not laws. The pupils should lie roughly in the middle of the lenses from side to side, and the brows should not vanish behind the frame. With high powers a smaller lens is thinner and lighter.",
      ),
    },
  },
};
