import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const cleaningGlasses: SeedArticle = {
  id: 1,
  code: "cleaning-glasses",
  categories: ["care"],
  related: ["lens-coatings", "hinges"],
  texts: {
    pl: {
      slug: "jak-czyscic-okulary",
      title: "Jak czyścić okulary, żeby ich nie porysować",
      teaser: "Letnia woda, kropla płynu do naczyń i czysta ściereczka: tyle wystarczy na co dzień.",
      body: paragraphs(
        "Pył na soczewce działa jak drobny papier ścierny. Dlatego okulary najpierw się spłukuje, a dopiero potem wyciera.",
        "## Na co dzień",
        "Spłucz okulary letnią wodą. Rozprowadź palcami kroplę łagodnego płynu do naczyń po soczewkach, noskach i zausznikach, spłucz jeszcze raz i osusz czystą ściereczką z mikrofibry. Płyn z balsamem zostawia smugi, zwykły nie.",
        "## Czego unikać",
        "Gorąca woda, sauna i nagrzany samochód mogą uszkodzić powłoki. Ręcznik papierowy i brzeg koszuli rysują. Aceton i płyn do szyb niszczą powłoki, a czasem także oprawkę.",
      ),
    },
    de: {
      slug: "brille-richtig-putzen",
      title: "Die Brille putzen, ohne sie zu verkratzen",
      teaser: "Lauwarmes Wasser, ein Tropfen Spülmittel und ein sauberes Tuch: Mehr braucht es im Alltag nicht.",
      body: paragraphs(
        "Staub auf dem Glas wirkt wie feines Schleifpapier. Deshalb wird eine Brille erst abgespült und dann abgewischt.",
        "## Im Alltag",
        "Spülen Sie die Brille mit lauwarmem Wasser ab. Verteilen Sie mit den Fingern einen Tropfen mildes Spülmittel auf Gläsern, Nasenpads und Bügelenden, spülen Sie noch einmal und trocknen Sie mit einem sauberen Mikrofasertuch. Spülmittel mit Balsam hinterlässt Schlieren, einfaches nicht.",
        "## Was Sie vermeiden sollten",
        "Heißes Wasser, Sauna und ein aufgeheiztes Auto können Beschichtungen beschädigen. Küchenpapier und Hemdzipfel verkratzen das Glas. Aceton und Glasreiniger greifen Beschichtungen an und manchmal auch die Fassung.",
      ),
    },
    en: {
      slug: "how-to-clean-glasses",
      title: "How to clean glasses without scratching them",
      teaser: "Lukewarm water, a drop of washing-up liquid and a clean cloth: no more is needed from day to day.",
      body: paragraphs(
        "Dust on a lens works like fine sandpaper. That is why glasses are rinsed first and wiped afterwards.",
        "## From day to day",
        "Rinse the glasses with lukewarm water. Spread a drop of mild washing-up liquid over lenses, nose pads and temple tips with your fingers, rinse again and dry with a clean microfibre cloth. Liquid with balm leaves smears, the plain kind does not.",
        "## What to avoid",
        "Hot water, a sauna and a heated car can damage coatings. Kitchen paper and shirt tails scratch. Acetone and window cleaner harm coatings, and sometimes the frame as well.",
      ),
    },
  },
};
