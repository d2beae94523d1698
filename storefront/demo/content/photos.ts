import type { Labels } from "#platform/catalog/tables/catalog.ts";
import type { StoredLink } from "#platform/content/tables/cms.ts";
import { words } from "../words.ts";

/** A picture of the shop's feed: what is seen on it, and where it leads. */
export interface SeedPhoto {
  readonly captions: Labels;
  readonly link: StoredLink;
}

const sunglasses: StoredLink = { kind: "category", code: "sunglasses" };
const glasses: StoredLink = { kind: "category", code: "glasses" };

/** By the numbers of their pictures (`feed/1`), beginning with 1. */
export const photos: readonly SeedPhoto[] = [
  {
    captions: words(
      "Okulary przeciwsłoneczne widziane z góry",
      "Eine Sonnenbrille von oben",
      "Sunglasses seen from above",
    ),
    link: sunglasses,
  },
  { captions: words("Oprawki widziane z boku", "Eine Fassung von der Seite", "A frame from the side"), link: glasses },
  {
    captions: words(
      "Trzy złożone oprawki w rzędzie",
      "Drei zusammengeklappte Fassungen in einer Reihe",
      "Three folded frames in a row",
    ),
    link: glasses,
  },
  { captions: words("Oprawki widziane od tyłu", "Eine Fassung von hinten", "A frame from behind"), link: glasses },
  {
    captions: words(
      "Oprawki obok otwartego etui",
      "Eine Fassung neben einem offenen Etui",
      "A frame beside an open case",
    ),
    link: glasses,
  },
  {
    captions: words("Dwie pary okularów przeciwsłonecznych", "Zwei Sonnenbrillen", "Two pairs of sunglasses"),
    link: sunglasses,
  },
  {
    captions: words(
      "Oprawki na ściereczce z mikrofibry",
      "Eine Fassung auf einem Mikrofasertuch",
      "A frame on a microfibre cloth",
    ),
    link: { kind: "article", code: "cleaning-glasses" },
  },
  {
    captions: words("Pudełka soczewek i krople", "Packungen mit Linsen und Tropfen", "Packs of lenses and drops"),
    link: { kind: "category", code: "lenses" },
  },
];
