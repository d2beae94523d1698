import type { Language } from "#domain/store.ts";
import { perLanguage, type Words, words } from "./texts/index.ts";
import type { CartonColor, GoodsForm } from "@dioptra/ui/eyewear";
import type { StoredOwnOption } from "#platform/catalog/tables/catalog.ts";
import type { Brand } from "./attributes/brands.ts";
import type { SeedText } from "./product.ts";

export type CareForm = Extract<
  GoodsForm,
  "solution" | "peroxide" | "drops" | "vials" | "lens-case" | "glasses-case" | "spray" | "cloth"
>;

/** A care product or an accessory. */
export interface SeedCare {
  readonly sku: string;
  readonly brand: Extract<Brand, "jezierze" | "zdroik" | "szklarka">;
  readonly form: CareForm;
  /** The colour of its print. */
  readonly print: CartonColor;
  /** Volume in ml. Left out for products that are sold by the piece. */
  readonly millilitres?: number;
  readonly names: Words;
  /** In złoty. */
  readonly price: number;
  /** The questions that it asks before it is ordered. */
  readonly ownOptions?: readonly StoredOwnOption[];
  readonly texts: Readonly<Record<Language, SeedText>>;
}

interface Row extends Omit<SeedCare, "texts"> {
  readonly slugs: Words;
  readonly about: Words;
}

/** Returns a product with its texts. A volume becomes part of name and slug. */
function careOf({ slugs, about, ...row }: Row): SeedCare {
  const { names, millilitres } = row;
  const textIn = (locale: Language): SeedText => ({
    name: millilitres ? `${names[locale]}, ${millilitres}\u00A0ml` : names[locale],
    slug: millilitres ? `${slugs[locale]}-${millilitres}-ml` : slugs[locale],
    description: about[locale],
  });
  return { ...row, texts: perLanguage(textIn) };
}

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

/** Solutions for contact lenses. */
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

/** Eye drops. */
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

/** The options of the engraved case. Amounts are in minor units. */
const caseOptions: readonly StoredOwnOption[] = [
  {
    id: "1",
    kind: "radio",
    isRequired: true,
    labels: words("care.ownOptions.lining"),
    values: [
      { id: "11", labels: words("care.ownOptions.velvet") },
      { id: "12", labels: words("care.ownOptions.microfibre"), price: { amounts: { PLN: 9_00, EUR: 2_00 } } },
      { id: "13", labels: words("care.ownOptions.leather"), price: { percent: 30 } },
    ],
  },
  {
    id: "2",
    kind: "field",
    isRequired: false,
    labels: words("care.ownOptions.engraving"),
    maximum: 24,
    price: { amounts: { PLN: 19_00, EUR: 4_50 } },
  },
  {
    id: "3",
    kind: "file",
    isRequired: false,
    labels: words("care.ownOptions.pattern"),
    price: { amounts: { PLN: 29_00, EUR: 6_90 } },
  },
];

/** Cases, sprays and cloths. */
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
  careOf({
    sku: "SK-ETUI-GRAWER",
    brand: "szklarka",
    form: "glasses-case",
    print: "plum",
    price: 59,
    names: words("care.accessories.6.names"),
    slugs: words("care.accessories.6.slugs"),
    about: words("care.accessories.6.about"),
    ownOptions: caseOptions,
  }),
];

/** All care products and accessories. */
export const care = [...solutions, ...drops, ...accessories];
