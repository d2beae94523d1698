import { lt } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { staffCalls } from "./tables/staffCall.ts";
import { endOf, type Signed } from "../kernel/http/staffSignature.ts";

/** Notes a signed call; false when it was made before, in whichever process. */
export async function isFirstTime(session: Session, signed: Signed, now: Date): Promise<boolean> {
  await session.delete(staffCalls).where(lt(staffCalls.endsAt, now));
  const noted = await session
    .insert(staffCalls)
    .values({ nonce: signed.nonce, endsAt: endOf(signed) })
    .onConflictDoNothing()
    .returning({ nonce: staffCalls.nonce });
  return noted.length > 0;
}
