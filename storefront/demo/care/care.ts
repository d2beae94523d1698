import type { Language } from "#domain/store.ts";
import { perLanguage, type Words } from "../texts/index.ts";
import type { CartonColor, GoodsForm } from "@dioptra/ui/eyewear";
import type { Brand } from "../attributes/brands.ts";
import type { SeedText } from "../product.ts";

export type CareForm = Extract<
  GoodsForm,
  "solution" | "peroxide" | "drops" | "vials" | "lens-case" | "glasses-case" | "spray" | "cloth"
>;

/** What eyes, lenses and glasses are looked after with. */
export interface SeedCare {
  readonly sku: string;
  readonly brand: Extract<Brand, "jezierze" | "zdroik" | "szklarka">;
  readonly form: CareForm;
  /** What it is printed in. */
  readonly print: CartonColor;
  /** What it holds, in ml; left out for what is sold by the piece. */
  readonly millilitres?: number;
  readonly names: Words;
  /** In złoty. */
  readonly price: number;
  readonly texts: Readonly<Record<Language, SeedText>>;
}

interface Row extends Omit<SeedCare, "texts"> {
  readonly slugs: Words;
  readonly about: Words;
}

/** A product with its texts; what is sold by volume has it in its name and address. */
export function careOf({ slugs, about, ...row }: Row): SeedCare {
  const { names, millilitres } = row;
  const textIn = (locale: Language): SeedText => ({
    name: millilitres ? `${names[locale]}, ${millilitres}\u00A0ml` : names[locale],
    slug: millilitres ? `${slugs[locale]}-${millilitres}-ml` : slugs[locale],
    description: about[locale],
  });
  return { ...row, texts: perLanguage(textIn) };
}
