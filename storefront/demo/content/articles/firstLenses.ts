import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const firstLenses: SeedArticle = {
  id: 7,
  code: "first-lenses",
  categories: ["contact-lenses"],
  related: ["lens-care"],
  texts: {
    pl: {
      slug: "pierwsze-soczewki-kontaktowe",
      title: "Pierwsze soczewki kontaktowe: od dopasowania do zakładania",
      teaser: "Dlaczego recepta na okulary nie wystarczy i jak włożyć soczewkę za pierwszym razem.",
      body: paragraphs(
        "Soczewka kontaktowa leży na oku, dlatego jej krzywiznę i średnicę dobiera specjalista: okulista lub optometrysta. Recepta na okulary tego nie zawiera, a i moc bywa inna.",
        "## Zakładanie",
        "Umyj i osusz ręce. Połóż soczewkę na czubku palca: gdy wygląda jak miseczka, leży dobrze; gdy jej brzegi odginają się na zewnątrz, odwróć ją. Przytrzymaj powieki, spójrz w lustro i przyłóż soczewkę do oka, potem zamknij je na chwilę.",
        "## Na początek",
        "Noś soczewki pierwszego dnia kilka godzin i wydłużaj ten czas zgodnie z zaleceniem. Nie śpij w soczewkach, jeśli specjalista nie powiedział inaczej, i nie kąp się w nich.",
      ),
    },
    de: {
      slug: "die-ersten-kontaktlinsen",
      title: "Die ersten Kontaktlinsen: vom Anpassen bis zum Einsetzen",
      teaser: "Warum das Brillenrezept nicht reicht und wie die Linse beim ersten Mal ins Auge kommt.",
      body: paragraphs(
        "Eine Kontaktlinse liegt auf dem Auge. Krümmung und Durchmesser passt deshalb ein Augenarzt oder Augenoptiker an. Im Brillenrezept steht davon nichts, und auch die Stärke kann eine andere sein.",
        "## Einsetzen",
        "Waschen und trocknen Sie die Hände. Legen Sie die Linse auf die Fingerspitze: Sieht sie wie eine Schale aus, liegt sie richtig; biegt sich der Rand nach außen, drehen Sie sie um. Halten Sie die Lider, schauen Sie in den Spiegel, setzen Sie die Linse aufs Auge und schließen Sie es kurz.",
        "## Am Anfang",
        "Tragen Sie die Linsen am ersten Tag einige Stunden und dann nach Empfehlung länger. Schlafen Sie nicht mit Linsen, wenn der Fachmann nichts anderes gesagt hat, und baden Sie nicht mit ihnen.",
      ),
    },
    en: {
      slug: "first-contact-lenses",
      title: "First contact lenses: from fitting to putting them in",
      teaser: "Why a prescription for glasses is not enough, and how a lens gets into the eye for the first time.",
      body: paragraphs(
        "A contact lens lies on the eye, so its curve and diameter are fitted by an eye doctor or an optometrist. A prescription for glasses says nothing of them, and the power may be another too.",
        "## Putting them in",
        "Wash and dry your hands. Put the lens on a fingertip: if it looks like a bowl, it is the right way round; if its edge bends outwards, turn it. Hold the lids, look into the mirror, put the lens on the eye and close it for a moment.",
        "## To begin with",
        "Wear the lenses for a few hours on the first day, then longer as you were advised. Do not sleep in lenses unless a specialist said so, and do not swim in them.",
      ),
    },
  },
};
