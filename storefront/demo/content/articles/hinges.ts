import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const hinges: SeedArticle = {
  id: 5,
  code: "hinges",
  categories: ["care", "choosing"],
  related: ["cleaning-glasses", "choosing-frames"],
  texts: {
    pl: {
      slug: "zawiasy-w-okularach",
      title: "Zawiasy: mała część, na której trzyma się wszystko",
      teaser: "Zwykły czy sprężynowy, i co zrobić, gdy zausznik się chwieje.",
      body: paragraphs(
        "Zawias łączy front oprawki z zausznikiem. Otwiera się kilka razy dziennie, więc to on zużywa się pierwszy.",
        "## Zwykły i sprężynowy",
        "Zawias sprężynowy (flex) pozwala odchylić zausznik trochę na zewnątrz: okulary łatwiej założyć i mniej uciskają. Zwykły zawias jest prostszy i łatwiej go naprawić.",
        "## Gdy się luzuje",
        "Śrubkę można dokręcić małym śrubokrętem, z wyczuciem i bez siły. Jeśli wypada ponownie, optyk zabezpieczy ją albo wymieni. Zdejmuj okulary obiema rękami: wtedy oba zawiasy zużywają się równo.",
      ),
    },
    de: {
      slug: "brillenscharniere",
      title: "Scharniere: das kleine Teil, an dem alles hängt",
      teaser: "Einfach oder mit Feder, und was zu tun ist, wenn ein Bügel wackelt.",
      body: paragraphs(
        "Das Scharnier verbindet die Front der Fassung mit dem Bügel. Es wird mehrmals am Tag bewegt und nutzt sich deshalb zuerst ab.",
        "## Einfach oder mit Feder",
        "Ein Federscharnier (Flex) lässt den Bügel etwas nach außen ausweichen: Die Brille lässt sich leichter aufsetzen und drückt weniger. Ein einfaches Scharnier ist schlichter gebaut und leichter zu reparieren.",
        "## Wenn es locker wird",
        "Die Schraube lässt sich mit einem kleinen Schraubendreher nachziehen, mit Gefühl und ohne Kraft. Löst sie sich wieder, sichert oder ersetzt sie der Optiker. Nehmen Sie die Brille mit beiden Händen ab: Dann nutzen sich beide Scharniere gleich ab.",
      ),
    },
    en: {
      slug: "hinges-of-glasses",
      title: "Hinges: the small part that everything hangs on",
      teaser: "Plain or sprung, and what to do when a temple is loose.",
      body: paragraphs(
        "The hinge joins the front of a frame to its temple. It is moved several times a day, so it wears first.",
        "## Plain and sprung",
        "A spring hinge (flex) lets the temple give a little to the outside: the glasses are easier to put on and press less. A plain hinge is simpler and easier to repair.",
        "## When it comes loose",
        "The screw can be tightened with a small screwdriver, with feeling and without force. If it comes out again, an optician secures or replaces it. Take glasses off with both hands: then both hinges wear alike.",
      ),
    },
  },
};
