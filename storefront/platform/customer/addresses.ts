import { checkAddress, checkCompany } from "@dioptra/ui/rules";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { toFieldProblems } from "#contract/wire/fields.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { and, eq, notInArray } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { customerAddresses, customers } from "./tables/customer.ts";
import { refused, type Refused } from "../kernel/http/refused.ts";

/** An address that has been validated, as it is stored. */
export interface CheckedAddress extends Omit<CustomerAddress, "address"> {
  readonly address: Address;
}

function checkOne(entry: CustomerAddress, path: string): Result<CheckedAddress, readonly FieldProblem[]> {
  const address = checkAddress(entry.address);
  if (!address.ok) return refuse(toFieldProblems(path, address.errors));
  if (entry.company === "" && entry.taxId === "") return ok({ ...entry, address: address.value });
  const company = checkCompany(entry, address.value.country);
  if (!company.ok) return refuse(toFieldProblems(path, company.errors));
  return ok({ ...entry, ...company.value, address: address.value });
}

/** Keeps only the first default address of a kind. */
function withOneDefault(addresses: readonly CheckedAddress[], key: "isDefaultShipping" | "isDefaultBilling") {
  const first = addresses.findIndex((address) => address[key]);
  return addresses.map((address, index) => ({ ...address, [key]: index === first }));
}

/**
 * Validates a customer's addresses by the rules of their countries. Returns all problems with their fields, such as
 * `customer.addresses.0.postcode`.
 */
export function checkAddresses(
  entries: readonly CustomerAddress[],
): Result<readonly CheckedAddress[], readonly FieldProblem[]> {
  const checked = entries.map((address, index) => checkOne(address, `customer.addresses.${index}`));
  const problems = checked.flatMap((each) => (each.ok ? [] : each.error));
  if (problems.length > 0) return refuse(problems);
  const addresses = checked.flatMap((each) => (each.ok ? [each.value] : []));
  return ok(withOneDefault(withOneDefault(addresses, "isDefaultShipping"), "isDefaultBilling"));
}

/**
 * Replaces a customer's addresses by these. Refuses with 403 and changes nothing if an id is not one of the customer's or
 * occurs twice.
 */
export async function replaceAddresses(
  session: Session,
  customerId: number,
  addresses: readonly CheckedAddress[],
): Promise<Result<true, Refused>> {
  // Locks the customer, because two simultaneous calls would keep the addresses of both.
  await session.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for("update");
  const own = eq(customerAddresses.customerId, customerId);
  const stored = await session.select({ id: customerAddresses.id }).from(customerAddresses).where(own);
  const ids = addresses.flatMap(({ id }) => id ?? []);
  if (ids.some((id) => !stored.some((each) => each.id === id)) || new Set(ids).size < ids.length) {
    return refused("FORBIDDEN", "Each address id must be one of yours, and used only once.");
  }
  await session.delete(customerAddresses).where(ids.length > 0 ? and(own, notInArray(customerAddresses.id, ids)) : own);
  for (const { id, ...address } of addresses) {
    if (id === null) await session.insert(customerAddresses).values({ ...address, customerId });
    else await session.update(customerAddresses).set(address).where(eq(customerAddresses.id, id));
  }
  return ok(true);
}
