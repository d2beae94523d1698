import type { CategorySection } from "#platform/catalog/tables/category.ts";
import type { SeedLocale } from "../words.ts";

export type CategorySections = Readonly<Record<SeedLocale, readonly CategorySection[]>>;

const section = (heading: string, text: string): CategorySection => ({ heading, text });

/** What the doors of the shop say below their lists, by the category's code. */
export const sections: Readonly<Record<string, CategorySections>> = {
  glasses: {
    pl: [
      section(
        "Jak znaleźć swój rozmiar",
        "Po wewnętrznej stronie zausznika starych okularów stoją trzy liczby, na przykład 52□18 140: szerokość szkła, mostek i zausznik w milimetrach. Szukaj oprawki, która różni się od nich najwyżej o dwa milimetry. Filtry tej strony przyjmują właśnie te liczby.",
      ),
      section(
        "Acetat, metal czy tytan",
        "Acetat daje kolor i wyrazistą linię, metal zostawia twarz odkrytą, a tytan waży najmniej i nie zawiera niklu. Przy każdym modelu podajemy masę w gramach, żeby nie trzeba było zgadywać.",
      ),
    ],
    de: [
      section(
        "So finden Sie Ihre Größe",
        "Auf der Innenseite des Bügels Ihrer alten Brille stehen drei Zahlen, zum Beispiel 52□18 140: Glasbreite, Steg und Bügel in Millimetern. Suchen Sie eine Fassung, die höchstens zwei Millimeter davon abweicht. Die Filter dieser Seite nehmen genau diese Zahlen.",
      ),
      section(
        "Acetat, Metall oder Titan",
        "Acetat bringt Farbe und eine klare Linie, Metall lässt das Gesicht frei, Titan wiegt am wenigsten und enthält kein Nickel. Bei jedem Modell steht das Gewicht in Gramm, damit niemand raten muss.",
      ),
    ],
    en: [
      section(
        "How to find your size",
        "Three figures stand inside the temple of your old glasses, such as 52□18 140: lens width, bridge and temple in millimetres. Look for a frame that differs from them by two millimetres at most. The filters of this page take just these figures.",
      ),
      section(
        "Acetate, metal or titanium",
        "Acetate gives colour and a clear line, metal leaves the face open, and titanium weighs least and is free of nickel. Every model says its weight in grams, so that nobody needs to guess.",
      ),
    ],
  },
  sunglasses: {
    pl: [
      section(
        "Co mówi kategoria",
        "Kategoria 1 to lekkie przyciemnienie, 2 średnie słońce, 3 mocne słońce. O promieniach UV nie mówi nic: te zatrzymuje każde nasze szkło, także jasne. Po zmroku za kierownicą zdejmij okulary przeciwsłoneczne, nawet najjaśniejsze.",
      ),
      section(
        "Szary, brązowy czy zielony",
        "Szare szkła zostawiają kolory takimi, jakie są. Brązowe wzmacniają kontrast i lubią pochmurne niebo, zielone są pośrodku. Cieniowane są jaśniejsze u dołu, dlatego dobrze widać przez nie telefon i deskę rozdzielczą.",
      ),
    ],
    de: [
      section(
        "Was die Kategorie sagt",
        "Kategorie 1 ist leicht getönt, 2 für mittlere, 3 für starke Sonne. Über UV-Strahlen sagt sie nichts: Die hält jedes unserer Gläser ab, auch ein helles. Nehmen Sie am Steuer bei Dunkelheit jede Sonnenbrille ab, auch die hellste.",
      ),
      section(
        "Grau, braun oder grün",
        "Graue Gläser lassen Farben, wie sie sind. Braune verstärken Kontraste und mögen bedeckten Himmel, grüne liegen dazwischen. Verlaufende sind unten heller, deshalb bleiben Telefon und Armaturenbrett gut lesbar.",
      ),
    ],
    en: [
      section(
        "What the category says",
        "Category 1 is a light tint, 2 is for moderate and 3 for strong sun. It says nothing of ultraviolet light: every lens of ours stops that, a pale one too. Take off any sunglasses when you drive after dark, even the palest.",
      ),
      section(
        "Grey, brown or green",
        "Grey lenses leave colours as they are. Brown ones strengthen contrast and are fond of clouds, green ones lie between. Gradients are lighter below, which keeps your phone and the dashboard readable.",
      ),
    ],
  },
  lenses: {
    pl: [
      section(
        "Zanim zamówisz",
        "Moc, promień krzywizny i średnicę masz na recepcie na soczewki, nie na recepcie okularowej: te wartości się różnią. Jeśli nosisz soczewki pierwszy raz, zacznij od wizyty u okulisty albo optometrysty.",
      ),
      section(
        "Jak długo jedną parę",
        "Termin liczy się od otwarcia blistra, nie od liczby dni na oku. Soczewek jednodniowych nie zakłada się drugi raz, a dwutygodniowe i miesięczne na noc wracają do świeżego płynu. Gdy oko boli albo się czerwieni, zdejmij soczewkę i idź do specjalisty.",
      ),
    ],
    de: [
      section(
        "Bevor Sie bestellen",
        "Stärke, Basiskurve und Durchmesser stehen im Kontaktlinsenpass, nicht auf dem Brillenrezept: Die Werte sind verschieden. Wer zum ersten Mal Linsen trägt, beginnt mit einer Anpassung beim Augenarzt oder Optiker.",
      ),
      section(
        "Wie lange ein Paar hält",
        "Die Frist zählt ab dem Öffnen des Blisters, nicht nach Tagen auf dem Auge. Tageslinsen setzt man kein zweites Mal ein, Zweiwochen- und Monatslinsen liegen nachts in frischer Lösung. Schmerzt oder rötet sich das Auge, nehmen Sie die Linse heraus und suchen Sie fachlichen Rat.",
      ),
    ],
    en: [
      section(
        "Before you order",
        "Power, base curve and diameter stand on a prescription for contact lenses, not on one for glasses: the values differ. If lenses are new to you, begin with a visit to an eye doctor or optometrist.",
      ),
      section(
        "How long one pair lasts",
        "The time runs from opening the blister, not by days on the eye. Daily lenses are never put in twice; two-weekly and monthly ones spend the night in fresh solution. When an eye hurts or reddens, take the lens out and see a specialist.",
      ),
    ],
  },
  reading: {
    pl: [
      section(
        "Dla kogo są gotowe okulary",
        "Gotowe okulary do czytania mają tę samą moc w obu szkłach i przeciętny rozstaw źrenic. Na kwadrans z gazetą wystarczą; na cały dzień, przy różnych oczach albo astygmatyzmie lepsze będą szkła z recepty. Do prowadzenia samochodu się nie nadają.",
      ),
    ],
    de: [
      section(
        "Für wen fertige Brillen sind",
        "Fertige Lesebrillen haben in beiden Gläsern dieselbe Stärke und einen mittleren Augenabstand. Für eine Viertelstunde mit der Zeitung genügt das; für den ganzen Tag, bei verschiedenen Augen oder Hornhautverkrümmung sind Gläser nach Rezept besser. Zum Autofahren sind sie nicht geeignet.",
      ),
    ],
    en: [
      section(
        "Whom ready-made glasses are for",
        "Ready-made reading glasses have the same power in both lenses and an average distance between the pupils. That will do for a quarter of an hour with the paper; for whole days, for unequal eyes or astigmatism, lenses to a prescription are better. They are not meant for driving.",
      ),
    ],
  },
  brands: {
    pl: [
      section(
        "Na co patrzymy",
        "Każdy model mierzymy sami: szkło, mostek, zausznik i szerokość całkowitą. Dlatego rozmiary różnych marek da się u nas porównać liczba w liczbę.",
      ),
    ],
    de: [
      section(
        "Worauf wir achten",
        "Jedes Modell messen wir selbst: Glas, Steg, Bügel und Gesamtbreite. Deshalb lassen sich bei uns die Größen verschiedener Marken Zahl für Zahl vergleichen.",
      ),
    ],
    en: [
      section(
        "What we look at",
        "We measure each model ourselves: lens, bridge, temple and total width. That is why sizes of different brands can be compared here figure by figure.",
      ),
    ],
  },
};
