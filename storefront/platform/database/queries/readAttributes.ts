import { asc } from "drizzle-orm";
import type { Session } from "../database.ts";
import { type Labels, attributeOptions, attributes } from "../schema/index.ts";

/** An attribute that has options, in one language. */
export interface Attribute {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  /** In the order shown. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The word of a locale; English, which is complete, for one that the shop does not write in. */
export const wordIn = (labels: Labels, locale: string): string => labels[locale] ?? labels["en"] ?? "";

export async function readAttributes(session: Session, locale: string): Promise<readonly Attribute[]> {
  const rows = await session.select().from(attributes).orderBy(asc(attributes.id));
  const options = await session.select().from(attributeOptions).orderBy(asc(attributeOptions.position));
  return rows.map(({ id, code, labels }) => ({
    id,
    code,
    label: wordIn(labels, locale),
    options: options
      .filter(({ attributeId }) => attributeId === id)
      .map((option) => ({ value: option.value, label: wordIn(option.labels, locale) })),
  }));
}
