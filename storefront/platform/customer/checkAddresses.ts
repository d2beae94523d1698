import { checkAddress, checkCompany } from "@dioptra/ui/rules";
import type { FieldProblem } from "#contract/wire/refusal.ts";
import { problemsOnWire } from "#contract/wire/fields.ts";
import type { CustomerAddress } from "#domain/customer/customer.ts";
import type { Address } from "#domain/checkout/checkout.ts";
import { refuse, ok, type Result } from "#domain/result.ts";

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
