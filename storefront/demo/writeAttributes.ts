import { writeAttributes as writeRows } from "#platform/catalog/attributes.ts";
import type { Session } from "#platform/kernel/database/database.ts";
import type { SeedContent } from "./content.ts";

/** Writes the attributes with their options. Options stay even when no product has them any more: carts may. */
export const writeAttributes = (session: Session, { attributes }: Pick<SeedContent, "attributes">): Promise<void> =>
  writeRows(
    session,
    attributes.map(({ id, code, labels, unit = null, isChoice = false, isComparable = false, options = [] }) => ({
      id,
      code,
      labels,
      unit,
      isChoice,
      isComparable,
      options: options.map(([value, words, swatch = null]) => ({ value, labels: words, swatch })),
    })),
  );
