import { and, eq, notInArray } from "drizzle-orm";
import { ok, type Result } from "#domain/result.ts";
import type { Session } from "../kernel/database/database.ts";
import { customerAddresses, customers } from "./tables/customer.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";
import type { CheckedAddress } from "./checkAddresses.ts";

/** Keeps these addresses and no others. One with an id that is not this customer's is refused with 403, and nothing is kept. */
export async function replaceAddresses(
  session: Session,
  customerId: number,
  addresses: readonly CheckedAddress[],
): Promise<Result<true, Refused>> {
  // One after the other: two at once would keep the addresses of both.
  await session.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("update");
  const own = eq(customerAddresses.customerId, customerId);
  const kept = await session.select({ id: customerAddresses.id }).from(customerAddresses).where(own);
  const ids = addresses.flatMap(({ id }) => id ?? []);
  if (ids.some((id) => !kept.some((each) => each.id === id)) || new Set(ids).size < ids.length) {
    return refused("FORBIDDEN", "This address is not yours.");
  }
  await session.delete(customerAddresses).where(ids.length > 0 ? and(own, notInArray(customerAddresses.id, ids)) : own);
  for (const { id, ...address } of addresses) {
    if (id === null) await session.insert(customerAddresses).values({ ...address, customerId });
    else await session.update(customerAddresses).set(address).where(eq(customerAddresses.id, id));
  }
  return ok(true);
}
