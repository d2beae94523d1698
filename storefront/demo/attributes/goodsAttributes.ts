import type { GoodsForm } from "@dioptra/ui/eyewear";
import { words, type Words } from "../words.ts";
import type { SeedAttribute } from "./seedAttribute.ts";

const forms: Readonly<Record<GoodsForm, Words>> = {
  solution: words("Płyn do soczewek", "Linsenlösung", "Lens solution"),
  peroxide: words("System nadtlenkowy", "Peroxidsystem", "Peroxide system"),
  drops: words("Krople do oczu", "Augentropfen", "Eye drops"),
  vials: words("Ampułki", "Einzeldosen", "Single doses"),
  "lens-case": words("Pojemnik na soczewki", "Linsenbehälter", "Lens case"),
  "glasses-case": words("Etui na okulary", "Brillenetui", "Glasses case"),
  spray: words("Spray do okularów", "Brillenspray", "Lens spray"),
  cloth: words("Ściereczka", "Putztuch", "Cloth"),
  "lens-package": words("Szkła okularowe", "Brillengläser", "Spectacle lenses"),
  "gift-card": words("Karta podarunkowa", "Geschenkkarte", "Gift card"),
  guide: words("Poradnik", "Ratgeber", "Guide"),
};

/** What goods beside frames and contact lenses are told apart by. */
export const goodsAttributes: readonly SeedAttribute[] = [
  {
    id: 200,
    code: "goods_form",
    labels: words("Produkt", "Produkt", "Product"),
    options: Object.entries(forms),
    isComparable: true,
  },
  { id: 201, code: "volume", labels: words("Pojemność", "Inhalt", "Volume"), unit: "ml", isComparable: true },
];
