import { words } from "../words.ts";
import { careOf } from "./care.ts";

/** What dry eyes are moistened with. */
export const drops = [
  careOf({
    sku: "JZ-KROPLE-10",
    brand: "jezierze",
    form: "drops",
    print: "sky",
    millilitres: 10,
    price: 29,
    names: words("Jezierze Krople nawilżające", "Jezierze Benetzungstropfen", "Jezierze Moistening drops"),
    slugs: words("jezierze-krople-nawilzajace", "jezierze-benetzungstropfen", "jezierze-moistening-drops"),
    about: words(
      "Kropla w ciągu dnia, także na założone soczewki. Przy ekranie mrugamy rzadziej, a oczy pieką: wtedy jedna kropla pomaga od razu.",
      "Ein Tropfen zwischendurch, auch auf eingesetzte Linsen. Am Bildschirm blinzeln wir seltener und die Augen brennen: Dann hilft ein Tropfen sofort.",
      "A drop during the day, with lenses in as well. At a screen we blink less and our eyes sting: then one drop helps at once.",
    ),
  }),
  careOf({
    sku: "JZ-KROPLE-PLUS-15",
    brand: "jezierze",
    form: "drops",
    print: "plum",
    millilitres: 15,
    price: 45,
    names: words("Jezierze Krople Plus", "Jezierze Tropfen Plus", "Jezierze Drops Plus"),
    slugs: words("jezierze-krople-plus", "jezierze-tropfen-plus", "jezierze-drops-plus"),
    about: words(
      "Hialuronian 0,2% i bez konserwantów: filtr w butelce wpuszcza powietrze, a zatrzymuje bakterie. Po otwarciu służy pół roku.",
      "Hyaluronat 0,2 % und ohne Konservierungsstoffe: Ein Filter lässt Luft in die Flasche und hält Bakterien draußen. Nach dem Öffnen ein halbes Jahr haltbar.",
      "Hyaluronate 0.2% and no preservatives: a filter lets air into the bottle and keeps bacteria out. It lasts half a year after opening.",
    ),
  }),
  careOf({
    sku: "ZD-AMPULKI-20",
    brand: "zdroik",
    form: "vials",
    print: "sea",
    millilitres: 10,
    price: 35,
    names: words("Zdroik Ampułki, 20 szt.", "Zdroik Einzeldosen, 20 Stück", "Zdroik Single doses, pack of 20"),
    slugs: words("zdroik-ampulki-20-sztuk", "zdroik-einzeldosen-20-stueck", "zdroik-single-doses-20"),
    about: words(
      "Dwadzieścia jednorazowych ampułek po pół mililitra: zawsze świeże, dobre do torebki, do samolotu i dla najbardziej wrażliwych oczu.",
      "Zwanzig Einzeldosen zu einem halben Milliliter: immer frisch, gut für die Handtasche, das Flugzeug und die empfindlichsten Augen.",
      "Twenty single doses of half a millilitre: always fresh, right for a handbag, an aeroplane and the most sensitive eyes.",
    ),
  }),
];
