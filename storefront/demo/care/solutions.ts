import { words } from "../texts/index.ts";
import { careOf } from "./care.ts";

const allInOne = {
  brand: "jezierze",
  form: "solution",
  print: "sea",
  names: words("care.solutions.allInOne.names"),
  slugs: words("care.solutions.allInOne.slugs"),
} as const;

const hyaluronate = {
  brand: "jezierze",
  form: "solution",
  print: "sky",
  names: words("care.solutions.hyaluronate.names"),
  slugs: words("care.solutions.hyaluronate.slugs"),
} as const;

const peroxide = {
  brand: "zdroik",
  form: "peroxide",
  print: "plum",
  names: words("care.solutions.peroxide.names"),
  slugs: words("care.solutions.peroxide.slugs"),
} as const;

/** What lenses are cleaned, kept and rinsed in. */
export const solutions = [
  careOf({
    ...allInOne,
    sku: "JZ-UNIWERSAL-100",
    millilitres: 100,
    price: 19,
    about: words("care.solutions.1.about"),
  }),
  careOf({
    ...allInOne,
    sku: "JZ-UNIWERSAL-360",
    millilitres: 360,
    price: 45,
    about: words("care.solutions.2.about"),
  }),
  careOf({
    ...hyaluronate,
    sku: "JZ-HIALURON-60",
    millilitres: 60,
    price: 15,
    about: words("care.solutions.3.about"),
  }),
  careOf({
    ...hyaluronate,
    sku: "JZ-HIALURON-360",
    millilitres: 360,
    price: 55,
    about: words("care.solutions.4.about"),
  }),
  careOf({
    ...peroxide,
    sku: "ZD-NADTLENEK-100",
    millilitres: 100,
    price: 29,
    about: words("care.solutions.5.about"),
  }),
  careOf({
    ...peroxide,
    sku: "ZD-NADTLENEK-300",
    millilitres: 300,
    price: 59,
    about: words("care.solutions.6.about"),
  }),
  careOf({
    sku: "ZD-SOL-360",
    brand: "zdroik",
    form: "solution",
    print: "slate",
    millilitres: 360,
    price: 25,
    names: words("care.solutions.7.names"),
    slugs: words("care.solutions.7.slugs"),
    about: words("care.solutions.7.about"),
  }),
];
