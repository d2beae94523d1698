import { and, asc, eq, gt } from "drizzle-orm";
import type { CustomerProfile } from "#domain/customer/customer.ts";
import { toWireProfile } from "#contract/customer/profile.ts";
import type { Session } from "../kernel/database/database.ts";
import { customerAddresses, customers } from "./tables/customer.ts";
import { emailChanges } from "./tables/session.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { storeViewOf } from "../stores/storeViews.ts";
import { groupToken } from "./groupToken.ts";

type StoredAddress = typeof customerAddresses.$inferSelect;

const addressOf = ({ id, address, company, taxId, isDefaultShipping, isDefaultBilling }: StoredAddress) => ({
  id,
  address,
  company,
  taxId,
  isDefaultShipping,
  isDefaultBilling,
});

/** The profile of a customer, as the wire has it. */
export async function readProfile(
  session: Session,
  settings: Pick<PlatformSettings, "secret">,
  customerId: number,
  now: Date,
) {
  const [customer] = await session.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new Error("There is no such customer.");
  const addresses = await session
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id));
  const [change] = await session
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), gt(emailChanges.endsAt, now)));
  const { id, firstName, lastName, email, groupId } = customer;
  const profile: CustomerProfile = {
    id,
    firstName,
    lastName,
    email,
    pendingEmail: change?.email ?? null,
    groupId,
    groupToken: groupToken(settings, { customerId, groupId }, now),
    addresses: addresses.map(addressOf),
  };
  return toWireProfile(profile, storeViewOf(customer.storeCode)?.id ?? 0);
}

export type WireProfile = Awaited<ReturnType<typeof readProfile>>;
