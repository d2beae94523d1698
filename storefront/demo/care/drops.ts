import { words } from "../texts/index.ts";
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
    names: words("care.drops.1.names"),
    slugs: words("care.drops.1.slugs"),
    about: words("care.drops.1.about"),
  }),
  careOf({
    sku: "JZ-KROPLE-PLUS-15",
    brand: "jezierze",
    form: "drops",
    print: "plum",
    millilitres: 15,
    price: 45,
    names: words("care.drops.2.names"),
    slugs: words("care.drops.2.slugs"),
    about: words("care.drops.2.about"),
  }),
  careOf({
    sku: "ZD-AMPULKI-20",
    brand: "zdroik",
    form: "vials",
    print: "sea",
    millilitres: 10,
    price: 35,
    names: words("care.drops.3.names"),
    slugs: words("care.drops.3.slugs"),
    about: words("care.drops.3.about"),
  }),
];
