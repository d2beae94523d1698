import { words, type Words } from "../texts/index.ts";
import type { SeedBundleOption, SeedPart } from "../product.ts";

interface SetTexts {
  readonly sku: string;
  readonly names: Words;
  readonly slugs: Words;
  readonly about: Words;
}

/** A bundle: the shopper chooses among its parts and pays the sum of the selected ones. */
export interface BundleRow extends SetTexts {
  /** The sku of its frame, whose colours are one of the choices. Left out for a bundle without a frame. */
  readonly frame?: string;
  readonly options: readonly SeedBundleOption[];
}

/** A group: products that are shown together and bought one by one. */
export interface GroupRow extends SetTexts {
  readonly members: readonly SeedPart[];
}

const one = (sku: string): SeedPart => ({ sku, quantity: 1 });

const labels = {
  glasses: words("extras.sets.labels.glasses"),
  case: words("extras.sets.labels.case"),
  lenses: words("extras.sets.labels.lenses"),
  care: words("extras.sets.labels.care"),
  lensCase: words("extras.sets.labels.lensCase"),
};

const option = (code: keyof typeof labels, ...skus: readonly string[]): SeedBundleOption => ({
  code,
  labels: labels[code],
  isRequired: true,
  parts: skus.map(one),
});

const hardCase = option("case", "SK-ETUI");

/** The bundles of the shop. */
export const bundles: readonly BundleRow[] = [
  {
    sku: "DI-ZESTAW-NELA",
    frame: "HL-NELA",
    options: [option("glasses", "DI-SZKLA-150", "DI-SZKLA-160", "DI-SZKLA-EKRAN"), hardCase],
    names: words("extras.sets.DI-ZESTAW-NELA.names"),
    slugs: words("extras.sets.DI-ZESTAW-NELA.slugs"),
    about: words("extras.sets.DI-ZESTAW-NELA.about"),
  },
  {
    sku: "DI-ZESTAW-BRUNO",
    frame: "MR-BRUNO",
    options: [option("glasses", "DI-SZKLA-EKRAN", "DI-SZKLA-150"), hardCase],
    names: words("extras.sets.DI-ZESTAW-BRUNO.names"),
    slugs: words("extras.sets.DI-ZESTAW-BRUNO.slugs"),
    about: words("extras.sets.DI-ZESTAW-BRUNO.about"),
  },
  {
    sku: "DI-ZESTAW-OKTA",
    frame: "OK-OKTA",
    options: [option("glasses", "DI-SZKLA-160", "DI-SZKLA-150"), hardCase],
    names: words("extras.sets.DI-ZESTAW-OKTA.names"),
    slugs: words("extras.sets.DI-ZESTAW-OKTA.slugs"),
    about: words("extras.sets.DI-ZESTAW-OKTA.about"),
  },
  {
    sku: "DI-ZESTAW-LUNA",
    frame: "MR-LUNA",
    options: [option("glasses", "DI-SZKLA-150", "DI-SZKLA-160"), hardCase],
    names: words("extras.sets.DI-ZESTAW-LUNA.names"),
    slugs: words("extras.sets.DI-ZESTAW-LUNA.slugs"),
    about: words("extras.sets.DI-ZESTAW-LUNA.about"),
  },
  {
    sku: "DI-ZESTAW-DZIEN-PLUS",
    options: [
      option("lenses", "KR-DZIEN-PLUS-90", "KR-DZIEN-PLUS-TORIC-90", "KR-DZIEN-PLUS-MULTIFOCAL-90"),
      option("care", "JZ-KROPLE-10"),
    ],
    names: words("extras.sets.DI-ZESTAW-DZIEN-PLUS.names"),
    slugs: words("extras.sets.DI-ZESTAW-DZIEN-PLUS.slugs"),
    about: words("extras.sets.DI-ZESTAW-DZIEN-PLUS.about"),
  },
  {
    sku: "DI-ZESTAW-MIESIAC",
    options: [
      option("lenses", "TN-MIESIAC-6", "TN-MIESIAC-TORIC-6", "TN-MIESIAC-MULTIFOCAL-6"),
      option("care", "JZ-UNIWERSAL-360", "JZ-HIALURON-360"),
      option("lensCase", "SK-POJEMNIK"),
    ],
    names: words("extras.sets.DI-ZESTAW-MIESIAC.names"),
    slugs: words("extras.sets.DI-ZESTAW-MIESIAC.slugs"),
    about: words("extras.sets.DI-ZESTAW-MIESIAC.about"),
  },
  {
    sku: "DI-ZESTAW-DWA-TYGODNIE",
    options: [option("lenses", "KR-DWA-12", "KR-DWA-TORIC-12"), option("care", "ZD-NADTLENEK-300")],
    names: words("extras.sets.DI-ZESTAW-DWA-TYGODNIE.names"),
    slugs: words("extras.sets.DI-ZESTAW-DWA-TYGODNIE.slugs"),
    about: words("extras.sets.DI-ZESTAW-DWA-TYGODNIE.about"),
  },
  {
    sku: "DI-ZESTAW-PERLICA",
    options: [
      option("lenses", "PE-MIESIAC-3", "PE-MIESIAC-TORIC-3"),
      option("care", "JZ-HIALURON-360"),
      option("lensCase", "SK-POJEMNIK"),
    ],
    names: words("extras.sets.DI-ZESTAW-PERLICA.names"),
    slugs: words("extras.sets.DI-ZESTAW-PERLICA.slugs"),
    about: words("extras.sets.DI-ZESTAW-PERLICA.about"),
  },
];

/** The groups of the shop. */
export const groups: readonly GroupRow[] = [
  {
    sku: "DI-GRUPA-START",
    members: [one("JZ-UNIWERSAL-360"), one("SK-POJEMNIK"), one("JZ-KROPLE-10")],
    names: words("extras.sets.DI-GRUPA-START.names"),
    slugs: words("extras.sets.DI-GRUPA-START.slugs"),
    about: words("extras.sets.DI-GRUPA-START.about"),
  },
  {
    sku: "DI-GRUPA-PODROZ",
    members: [one("JZ-UNIWERSAL-100"), one("ZD-AMPULKI-20"), one("SK-POJEMNIK-PODROZNY")],
    names: words("extras.sets.DI-GRUPA-PODROZ.names"),
    slugs: words("extras.sets.DI-GRUPA-PODROZ.slugs"),
    about: words("extras.sets.DI-GRUPA-PODROZ.about"),
  },
  {
    sku: "DI-GRUPA-WRAZLIWE",
    members: [one("ZD-NADTLENEK-300"), one("ZD-SOL-360"), one("JZ-KROPLE-PLUS-15")],
    names: words("extras.sets.DI-GRUPA-WRAZLIWE.names"),
    slugs: words("extras.sets.DI-GRUPA-WRAZLIWE.slugs"),
    about: words("extras.sets.DI-GRUPA-WRAZLIWE.about"),
  },
  {
    sku: "DI-GRUPA-OKULARY",
    members: [one("SK-SPRAY-30"), one("SK-SCIERECZKA"), one("SK-ETUI")],
    names: words("extras.sets.DI-GRUPA-OKULARY.names"),
    slugs: words("extras.sets.DI-GRUPA-OKULARY.slugs"),
    about: words("extras.sets.DI-GRUPA-OKULARY.about"),
  },
  {
    sku: "DI-GRUPA-EKRAN",
    members: [one("JZ-KROPLE-10"), one("JZ-HIALURON-360"), one("SK-SPRAY-30")],
    names: words("extras.sets.DI-GRUPA-EKRAN.names"),
    slugs: words("extras.sets.DI-GRUPA-EKRAN.slugs"),
    about: words("extras.sets.DI-GRUPA-EKRAN.about"),
  },
  {
    sku: "DI-GRUPA-ZAPAS",
    members: [
      { sku: "JZ-UNIWERSAL-360", quantity: 3 },
      { sku: "SK-POJEMNIK", quantity: 2 },
    ],
    names: words("extras.sets.DI-GRUPA-ZAPAS.names"),
    slugs: words("extras.sets.DI-GRUPA-ZAPAS.slugs"),
    about: words("extras.sets.DI-GRUPA-ZAPAS.about"),
  },
];
