import { checkAddress, checkCompany } from "@dioptra/ui/rules";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { problemsOnWire } from "#contract/wire/fields.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { and, eq, notInArray } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { customerAddresses, customers } from "./tables/customer.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";

/** An address as it is kept. */
export interface CheckedAddress extends Omit<CustomerAddress, "address"> {
  readonly address: Address;
}

function checkOne(given: CustomerAddress, at: string): Result<CheckedAddress, readonly FieldProblem[]> {
  const address = checkAddress(given.address);
  if (!address.ok) return refuse(problemsOnWire(at, address.errors));
  if (given.company === "" && given.taxId === "") return ok({ ...given, address: address.value });
  const company = checkCompany(given, address.value.country);
  if (!company.ok) return refuse(problemsOnWire(at, company.errors));
  return ok({ ...given, ...company.value, address: address.value });
}

/** Only the first that says so is a default. */
function oneDefault(addresses: readonly CheckedAddress[], key: "isDefaultShipping" | "isDefaultBilling") {
  const first = addresses.findIndex((address) => address[key]);
  return addresses.map((address, index) => ({ ...address, [key]: index === first }));
}

/** A customer's addresses by the rules of each one's country; every problem is named, such as `customer.addresses.0.postcode`. */
export function checkAddresses(
  given: readonly CustomerAddress[],
): Result<readonly CheckedAddress[], readonly FieldProblem[]> {
  const checked = given.map((address, index) => checkOne(address, `customer.addresses.${index}`));
  const problems = checked.flatMap((each) => (each.ok ? [] : each.error));
  if (problems.length > 0) return refuse(problems);
  const addresses = checked.flatMap((each) => (each.ok ? [each.value] : []));
  return ok(oneDefault(oneDefault(addresses, "isDefaultShipping"), "isDefaultBilling"));
}

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
