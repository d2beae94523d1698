import { and, eq } from "drizzle-orm";
import type { Database } from "../kernel/database/database.ts";
import { vatChecks } from "./tables/vatCheck.ts";
import type { VatAnswer, VatNumber, VatRegister } from "./register.ts";

const hour = 60 * 60 * 1000;
/** How long results are reused, in milliseconds. Failed checks are not stored. */
const lifetimes = { valid: 24 * hour, invalid: hour };

export interface VatCheckParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly register: VatRegister;
}

/** Returns the stored result of a check if it is recent enough. */
async function readStoredCheck(
  { database, clock }: VatCheckParts,
  { country, number }: VatNumber,
): Promise<VatAnswer | null> {
  const [row] = await database.read((session) =>
    session
      .select()
      .from(vatChecks)
      .where(and(eq(vatChecks.country, country), eq(vatChecks.number, number))),
  );
  if (!row || clock().getTime() - row.checkedAt.getTime() >= lifetimes[row.outcome]) return null;
  const { outcome, name, address, requestId } = row;
  return outcome === "valid" ? { outcome, name, address, requestId } : { outcome };
}

/** Checks a VAT number, reusing a recent result. The register is called outside of database sessions. */
export async function checkVatNumber(parts: VatCheckParts, vatNumber: VatNumber): Promise<VatAnswer> {
  const stored = await readStoredCheck(parts, vatNumber);
  if (stored) return stored;
  const answer = await parts.register(vatNumber);
  if (answer.outcome === "unavailable") return answer;
  const empty = { name: null, address: null, requestId: null };
  const row = { ...empty, ...answer, checkedAt: parts.clock() };
  await parts.database.write((session) =>
    session
      .insert(vatChecks)
      .values({ ...vatNumber, ...row })
      .onConflictDoUpdate({ target: [vatChecks.country, vatChecks.number], set: row }),
  );
  return answer;
}
