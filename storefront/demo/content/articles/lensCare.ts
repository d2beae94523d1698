import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const lensCare: SeedArticle = {
  id: 2,
  code: "lens-care",
  categories: ["care", "contact-lenses"],
  related: ["first-lenses"],
  texts: {
    pl: {
      slug: "pielegnacja-soczewek-kontaktowych",
      title: "Pielęgnacja soczewek miesięcznych krok po kroku",
      teaser: "Czyste ręce, świeży płyn, suchy pojemnik. Trzy zasady, które chronią oczy.",
      body: paragraphs(
        "Soczewki jednodniowe po zdjęciu się wyrzuca. Soczewki dwutygodniowe i miesięczne trzeba po każdym zdjęciu wyczyścić i przechowywać w płynie.",
        "## Wieczorem",
        "Umyj ręce i osusz je ręcznikiem, który nie zostawia włókien. Połóż soczewkę na dłoni, pocieraj ją z płynem przez czas podany w ulotce, opłucz i włóż do pojemnika ze świeżym płynem. Płynu z poprzedniego dnia nie uzupełnia się, tylko wymienia.",
        "## Pojemnik",
        "Rano wylej płyn, opłucz pojemnik świeżym płynem i zostaw go otwartego do wyschnięcia. Wymieniaj go co najmniej raz na trzy miesiące. Woda z kranu nie nadaje się ani do soczewek, ani do pojemnika.",
        "Gdy oko jest czerwone, boli albo widzisz gorzej, zdejmij soczewki i zgłoś się do lekarza.",
      ),
    },
    de: {
      slug: "pflege-von-monatslinsen",
      title: "Monatslinsen pflegen, Schritt für Schritt",
      teaser: "Saubere Hände, frische Lösung, ein trockener Behälter: drei Regeln, die die Augen schützen.",
      body: paragraphs(
        "Tageslinsen wirft man nach dem Tragen weg. Zwei-Wochen- und Monatslinsen müssen nach jedem Tragen gereinigt und in Lösung aufbewahrt werden.",
        "## Am Abend",
        "Waschen Sie die Hände und trocknen Sie sie mit einem Handtuch, das nicht fusselt. Legen Sie die Linse in die Handfläche, reiben Sie sie mit Lösung so lange, wie die Packungsbeilage sagt, spülen Sie sie ab und legen Sie sie in frische Lösung. Lösung vom Vortag wird nicht aufgefüllt, sondern ersetzt.",
        "## Der Behälter",
        "Leeren Sie ihn am Morgen, spülen Sie ihn mit frischer Lösung aus und lassen Sie ihn offen trocknen. Ersetzen Sie ihn mindestens alle drei Monate. Leitungswasser gehört weder an die Linsen noch in den Behälter.",
        "Wenn ein Auge rot ist, schmerzt oder Sie schlechter sehen, nehmen Sie die Linsen heraus und gehen Sie zum Augenarzt.",
      ),
    },
    en: {
      slug: "care-of-monthly-lenses",
      title: "Caring for monthly lenses, step by step",
      teaser: "Clean hands, fresh solution, a dry case: three rules that protect the eyes.",
      body: paragraphs(
        "Daily lenses are thrown away after wear. Two-weekly and monthly lenses have to be cleaned and kept in solution each time they are taken out.",
        "## In the evening",
        "Wash your hands and dry them with a towel that leaves no lint. Put the lens in your palm, rub it with solution for as long as the leaflet says, rinse it and put it into fresh solution. Yesterday's solution is replaced, never topped up.",
        "## The case",
        "Empty it in the morning, rinse it with fresh solution and leave it open to dry. Replace it at least every three months. Tap water is for neither lenses nor case.",
        "If an eye is red, hurts or sees less well, take the lenses out and see a doctor.",
      ),
    },
  },
};
