import { and, eq } from "drizzle-orm";
import type { Database } from "../kernel/database/database.ts";
import { vatChecks } from "./tables/vatCheck.ts";
import type { VatAnswer, VatNumber, VatRegister } from "./register.ts";

const hour = 60 * 60 * 1000;
/** How long a result is valid, in milliseconds; unavailability is never stored. */
const lifetimes = { valid: 24 * hour, invalid: hour };

export interface VatParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly register: VatRegister;
}

async function kept({ database, clock }: VatParts, { country, number }: VatNumber): Promise<VatAnswer | null> {
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

/** Whether a VAT number is registered: as was said lately, or by asking. Never asks while it holds the database. */
export async function checkVatNumber(parts: VatParts, asked: VatNumber): Promise<VatAnswer> {
  const before = await kept(parts, asked);
  if (before) return before;
  const answer = await parts.register(asked);
  if (answer.outcome === "unavailable") return answer;
  const nothing = { name: null, address: null, requestId: null };
  const row = { ...nothing, ...answer, checkedAt: parts.clock() };
  await parts.database.write((session) =>
    session
      .insert(vatChecks)
      .values({ ...asked, ...row })
      .onConflictDoUpdate({ target: [vatChecks.country, vatChecks.number], set: row }),
  );
  return answer;
}
