import type { AddressField, CompanyField, PersonalDetailsField } from "@dioptra/ui/rules";
import type { FieldProblem } from "./refusal.ts";

/** The wire's names of fields that have another name in the rules of `@dioptra/ui/rules`. */
const wireNames = {
  firstName: "firstname",
  lastName: "lastname",
  country: "country_id",
  street: "street.0",
  apartment: "street.1",
  phone: "telephone",
  taxId: "vat_id",
} as const satisfies Partial<Record<AddressField | CompanyField | PersonalDetailsField, string>>;

const wireNameOf: ReadonlyMap<string, string> = new Map(Object.entries(wireNames));

/**
 * Returns the problems that a rule found, under the paths at which the fields were sent. A problem with the postcode of
 * `customer.addresses.0` has the path `customer.addresses.0.postcode`.
 */
export function toFieldProblems<Problems extends Readonly<Partial<Record<keyof Problems, string | undefined>>>>(
  path: string,
  problems: Problems,
): readonly FieldProblem[] {
  const entries: readonly [string, string | undefined][] = Object.entries(problems);
  return entries.flatMap(([field, problem]) =>
    problem === undefined ? [] : [{ field: `${path}.${wireNameOf.get(field) ?? field}`, problem }],
  );
}
