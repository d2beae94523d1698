import { words } from "../texts/index.ts";
import { careOf } from "./care.ts";

/** What lenses and glasses are kept in and wiped with. */
export const accessories = [
  careOf({
    sku: "SK-POJEMNIK",
    brand: "szklarka",
    form: "lens-case",
    print: "sea",
    price: 9,
    names: words("care.accessories.1.names"),
    slugs: words("care.accessories.1.slugs"),
    about: words("care.accessories.1.about"),
  }),
  careOf({
    sku: "SK-POJEMNIK-PODROZNY",
    brand: "szklarka",
    form: "lens-case",
    print: "rose",
    price: 25,
    names: words("care.accessories.2.names"),
    slugs: words("care.accessories.2.slugs"),
    about: words("care.accessories.2.about"),
  }),
  careOf({
    sku: "SK-ETUI",
    brand: "szklarka",
    form: "glasses-case",
    print: "moss",
    price: 39,
    names: words("care.accessories.3.names"),
    slugs: words("care.accessories.3.slugs"),
    about: words("care.accessories.3.about"),
  }),
  careOf({
    sku: "SK-SPRAY-30",
    brand: "szklarka",
    form: "spray",
    print: "slate",
    millilitres: 30,
    price: 15,
    names: words("care.accessories.4.names"),
    slugs: words("care.accessories.4.slugs"),
    about: words("care.accessories.4.about"),
  }),
  careOf({
    sku: "SK-SCIERECZKA",
    brand: "szklarka",
    form: "cloth",
    print: "sky",
    price: 12,
    names: words("care.accessories.5.names"),
    slugs: words("care.accessories.5.slugs"),
    about: words("care.accessories.5.about"),
  }),
];
