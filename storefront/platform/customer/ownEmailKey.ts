import { eq } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { customers } from "./tables/customer.ts";
import type { Caller } from "./callerOf.ts";

/** The mailbox of whoever calls; null for a guest. */
export async function ownEmailKey(session: Session, { customerId }: Caller): Promise<string | null> {
  if (customerId === null) return null;
  const [customer] = await session
    .select({ emailKey: customers.emailKey })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.emailKey ?? null;
}
