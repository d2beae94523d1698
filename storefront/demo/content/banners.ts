import type { BannerPlace } from "#platform/content/tables/banner.ts";
import type { Labels } from "#platform/catalog/tables/catalog.ts";
import type { StoredLink } from "#platform/content/tables/cms.ts";
import { words } from "../words.ts";

/** A still life with a few words over it. */
export interface SeedBanner {
  /** The folder of its pictures, one wide and one narrow: `banners/<picture>`. */
  readonly picture: string;
  readonly places: readonly BannerPlace[];
  readonly titles: Labels;
  readonly words: Labels;
  readonly actions: Labels;
  readonly link: StoredLink;
}

const see = words("Zobacz", "Ansehen", "See them");

/** In the order shown. */
export const banners: readonly SeedBanner[] = [
  {
    picture: "new-frames",
    places: ["slider:main"],
    titles: words("Nowe oprawki", "Neue Fassungen", "New frames"),
    words: words(
      "Każda z wymiarami w milimetrach i zdjęciem z kilku stron.",
      "Jede mit Maßen in Millimetern und Bildern von mehreren Seiten.",
      "Each with measures in millimetres and pictures from several sides.",
    ),
    actions: see,
    link: { kind: "category", code: "glasses-new" },
  },
  {
    picture: "sunglasses",
    places: ["slider:main", "head"],
    titles: words("Okulary przeciwsłoneczne", "Sonnenbrillen", "Sunglasses"),
    words: words(
      "Z podaną kategorią filtra, od miasta po pełne słońce.",
      "Mit angegebener Filterkategorie, von der Stadt bis zur prallen Sonne.",
      "With their filter category, from town to full sun.",
    ),
    actions: see,
    link: { kind: "category", code: "sunglasses" },
  },
  {
    picture: "contact-lenses",
    places: ["slider:main", "main"],
    titles: words("Soczewki kontaktowe", "Kontaktlinsen", "Contact lenses"),
    words: words(
      "Jednodniowe, dwutygodniowe i miesięczne, z dostępnymi mocami.",
      "Tages-, Zwei-Wochen- und Monatslinsen, mit lieferbaren Stärken.",
      "Daily, two-weekly and monthly, with the powers that can be had.",
    ),
    actions: see,
    link: { kind: "category", code: "lenses" },
  },
  {
    picture: "reading-glasses",
    places: ["main"],
    titles: words("Okulary do czytania", "Lesebrillen", "Reading glasses"),
    words: words(
      "Gotowe moce od +1,00 do +3,50.",
      "Fertige Stärken von +1,00 bis +3,50.",
      "Ready powers from +1.00 to +3.50.",
    ),
    actions: see,
    link: { kind: "category", code: "reading" },
  },
  {
    picture: "titanium",
    places: ["slider:head", "product"],
    titles: words("Tytan", "Titan", "Titanium"),
    words: words(
      "Lekki, sprężysty i odporny na korozję.",
      "Leicht, federnd und korrosionsbeständig.",
      "Light, springy and resistant to corrosion.",
    ),
    actions: see,
    link: { kind: "category", code: "glasses-titanium" },
  },
  {
    picture: "care",
    places: ["small"],
    titles: words("Pielęgnacja", "Pflege", "Care"),
    words: words("Płyny, krople i ściereczki.", "Lösungen, Tropfen und Tücher.", "Solutions, drops and cloths."),
    actions: see,
    link: { kind: "category", code: "care" },
  },
  {
    picture: "gift-cards",
    places: ["small"],
    titles: words("Karty podarunkowe", "Geschenkkarten", "Gift cards"),
    words: words("Przychodzą e-mailem.", "Kommen per E-Mail.", "They come by e-mail."),
    actions: see,
    link: { kind: "category", code: "gifts-cards" },
  },
];
