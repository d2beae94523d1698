import { lt } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { staffCalls } from "./tables/staffCall.ts";
import { expiryOf, type SignatureClaims } from "../kernel/http/staffSignature.ts";

/** Records the nonce of a signed call. Returns false if the call was made before, in any process. */
export async function recordCall(session: Session, claims: SignatureClaims, now: Date): Promise<boolean> {
  await session.delete(staffCalls).where(lt(staffCalls.endsAt, now));
  const recorded = await session
    .insert(staffCalls)
    .values({ nonce: claims.nonce, endsAt: expiryOf(claims) })
    .onConflictDoNothing()
    .returning({ nonce: staffCalls.nonce });
  return recorded.length > 0;
}
