import { asc } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { attributeOptions, attributes } from "./tables/catalog.ts";
import { wordIn } from "../stores/wordIn.ts";

export interface AttributeOption {
  readonly value: string;
  readonly label: string;
  /** What it is painted in, such as a finish. */
  readonly swatch?: string;
}

/** An attribute in one language; one without options has figures. */
export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  /** Of its figures; null where it has options, or counts. */
  readonly unit: string | null;
  /** A shopper chooses a variant by it. */
  readonly isChoice: boolean;
  readonly isComparable: boolean;
  /** In the order shown. */
  readonly options: readonly AttributeOption[];
}

export async function readAttributes(session: Session, locale: string): Promise<readonly Attribute[]> {
  const rows = await session.select().from(attributes).orderBy(asc(attributes.id));
  const options = await session.select().from(attributeOptions).orderBy(asc(attributeOptions.position));
  return rows.map(({ id, code, labels, unit, isChoice, isComparable }) => ({
    id,
    code,
    label: wordIn(labels, locale),
    unit,
    isChoice,
    isComparable,
    options: options.filter(({ attributeId }) => attributeId === id).map((option) => optionIn(option, locale)),
  }));
}

function optionIn({ value, labels, swatch }: typeof attributeOptions.$inferSelect, locale: string): AttributeOption {
  const named = { value, label: wordIn(labels, locale) };
  return swatch === null ? named : { ...named, swatch };
}
