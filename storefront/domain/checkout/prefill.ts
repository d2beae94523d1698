import type { AddressField, PersonalDetailsField, TypedAddress } from "@dioptra/ui/rules";

const detailFields = ["firstName", "lastName", "email"] as const satisfies readonly PersonalDetailsField[];
/** The fields that say where an address is. The street of one address with the city of another is no address. */
const placeFields = [
  "country",
  "street",
  "apartment",
  "postcode",
  "city",
  "region",
] as const satisfies readonly AddressField[];
const personFields = ["firstName", "lastName", "phone"] as const satisfies readonly AddressField[];
/** All fields of an address; the country first, since it decides which others there are. */
export const addressFields: readonly AddressField[] = [...placeFields, ...personFields];

/** Values by field, such as those of a form. */
type Values<Field extends string> = Readonly<Record<Field, string>>;

/** What a form contains now, and what it contained before the shopper typed anything. */
export interface FormContents<Field extends string> {
  readonly now: Values<Field>;
  readonly initial: Partial<Values<Field>>;
}

const isTyped =
  <Field extends string>({ now, initial }: FormContents<Field>) =>
  (field: Field): boolean =>
    now[field] !== initial[field];

/** Returns the fields of a customer's own details to fill in: those in which the shopper has typed nothing. */
export const detailsToFill = (form: FormContents<PersonalDetailsField>): readonly PersonalDetailsField[] =>
  detailFields.filter((field) => !isTyped(form)(field));

/**
 * Returns the fields of a saved address to fill in: those in which the shopper has typed nothing. The place is filled in as
 * a whole, or not at all once any part of it was typed.
 */
export const addressToFill = (form: FormContents<AddressField>): readonly AddressField[] => [
  ...(placeFields.some(isTyped(form)) ? [] : placeFields),
  ...personFields.filter((field) => !isTyped(form)(field)),
];

/** Returns whether a form contains this address. */
export const isSameAddress = (a: Partial<TypedAddress>, b: TypedAddress): boolean =>
  addressFields.every((field) => a[field] === b[field]);
