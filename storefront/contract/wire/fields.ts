import type { AddressField, CompanyField, PersonalDetailsField } from "@dioptra/ui/rules";
import type { FieldProblem } from "./refusal.ts";

/** What the wire calls the fields that the rules of `@dioptra/ui/rules` call otherwise. */
const named = {
  firstName: "firstname",
  lastName: "lastname",
  country: "country_id",
  street: "street.0",
  apartment: "street.1",
  phone: "telephone",
  taxId: "vat_id",
} as const satisfies Partial<Record<AddressField | CompanyField | PersonalDetailsField, string>>;

const onWire: ReadonlyMap<string, string> = new Map(Object.entries(named));

/**
 * The problems that a rule found, by the names under which the fields were sent: a postcode of `customer.addresses.0` is
 * `customer.addresses.0.postcode`, as it is called when it is not even a text.
 */
export function problemsOnWire<Problems extends Readonly<Partial<Record<keyof Problems, string | undefined>>>>(
  at: string,
  problems: Problems,
): readonly FieldProblem[] {
  const found: readonly [string, string | undefined][] = Object.entries(problems);
  return found.flatMap(([field, problem]) =>
    problem === undefined ? [] : [{ field: `${at}.${onWire.get(field) ?? field}`, problem }],
  );
}
