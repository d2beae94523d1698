import { paragraphs, type SeedArticle } from "../seedArticle.ts";

export const sunProtection: SeedArticle = {
  id: 6,
  code: "sun-protection",
  categories: ["sun", "choosing"],
  related: ["lens-coatings", "choosing-frames"],
  texts: {
    pl: {
      slug: "okulary-przeciwsloneczne-kategorie-filtra",
      title: "Kategorie filtra: jak ciemne mają być okulary przeciwsłoneczne",
      teaser: "Cyfra od 0 do 4 mówi, ile światła przepuszcza soczewka. O ochronie przed UV mówi co innego.",
      body: paragraphs(
        "Kategoria filtra według normy EN ISO 12312-1 opisuje, ile światła widzialnego przechodzi przez soczewkę: kategoria 0 od 80 do 100%, 1 od 43 do 80%, 2 od 18 do 43%, 3 od 8 do 18%, 4 od 3 do 8%.",
        "## Która kiedy",
        "Na słoneczny dzień w mieście i na plażę wystarcza zwykle kategoria 2 lub 3. Kategoria 4 jest na lodowiec i pełne morze: do prowadzenia samochodu się nie nadaje. Po zmierzchu nie prowadzi się w przyciemnionych soczewkach.",
        "## Ciemne nie znaczy bezpieczne",
        "Przyciemnienie i filtr UV to dwie różne rzeczy. Ciemna soczewka bez filtra rozszerza źrenice i przepuszcza promieniowanie, dlatego na okularach szukaj znaku CE i informacji o ochronie UV.",
      ),
    },
    de: {
      slug: "sonnenbrillen-filterkategorien",
      title: "Filterkategorien: wie dunkel eine Sonnenbrille sein soll",
      teaser: "Eine Ziffer von 0 bis 4 sagt, wie viel Licht durchs Glas kommt. Über den UV-Schutz sagt sie nichts.",
      body: paragraphs(
        "Die Filterkategorie nach EN ISO 12312-1 beschreibt, wie viel sichtbares Licht durch das Glas geht: Kategorie 0 lässt 80 bis 100\u00A0% durch, 1 noch 43 bis 80\u00A0%, 2 noch 18 bis 43\u00A0%, 3 noch 8 bis 18\u00A0%, 4 noch 3 bis 8\u00A0%.",
        "## Welche wofür",
        "Für einen sonnigen Tag in der Stadt und für den Strand genügt meist Kategorie 2 oder 3. Kategorie 4 ist für Gletscher und offene See: Zum Autofahren ist sie nicht zugelassen. In der Dämmerung und nachts fährt man nicht mit getönten Gläsern.",
        "## Dunkel heißt nicht sicher",
        "Tönung und UV-Filter sind zweierlei. Ein dunkles Glas ohne Filter weitet die Pupille und lässt die Strahlung durch. Achten Sie deshalb auf das CE-Zeichen und die Angabe zum UV-Schutz.",
      ),
    },
    en: {
      slug: "sunglasses-filter-categories",
      title: "Filter categories: how dark sunglasses should be",
      teaser: "A digit from 0 to 4 says how much light a lens lets through. Of UV protection it says nothing.",
      body: paragraphs(
        "The filter category of EN ISO 12312-1 says how much visible light passes a lens: category 0 lets 80 to 100% through, 1 lets 43 to 80%, 2 lets 18 to 43%, 3 lets 8 to 18%, 4 lets 3 to 8%.",
        "## Which one when",
        "For a sunny day in town and for the beach, category 2 or 3 is usually enough. Category 4 is for glaciers and the open sea: it is not suitable for driving. At dusk and at night nobody drives with tinted lenses.",
        "## Dark does not mean safe",
        "Tint and UV filter are two things. A dark lens without a filter widens the pupil and lets radiation through, so look for the CE mark and for what is said of UV protection.",
      ),
    },
  },
};
