import type { NewsletterSignUpErrors } from "@dioptra/ui/rules";
import type { ContactErrors } from "../contact/contactMessage.ts";
import type { AppointmentErrors } from "../salon/appointmentForm.ts";
import { type StoreView, withPrefix } from "../store.ts";

/** The forms that a browser can send without JavaScript (docs/specification/pages.md#page-78). */
export const plainForms = ["contact", "newsletter", "visit"] as const;
export type PlainForm = (typeof plainForms)[number];

/** Returns where a form is sent to, below the store view's prefix. */
export const plainFormPath = (form: PlainForm): string => `/forms/${form}`;

/** Returns the id of the section of a page that holds a form. */
export const plainFormAnchor = (form: PlainForm): string => `${form}-form`;

/**
 * Returns the address that a form is sent to. Its answer is shown from the form on.
 *
 * @param about The texts that the form's page knows, such as the salon. Whoever opens the address comes back to that page.
 */
export function plainFormAction(form: PlainForm, store: Pick<StoreView, "prefix">, about: PlainTexts = {}): string {
  const query = new URLSearchParams(about);
  return `${withPrefix(plainFormPath(form), store)}${query.size > 0 ? `?${query}` : ""}#${plainFormAnchor(form)}`;
}

/** What the page of a form says about one that was sent before, as its address states it. */
const plainOutcomes = ["sent", "failed"] as const;
export type PlainOutcome = (typeof plainOutcomes)[number];

/** Reads the outcome in a page's query; nothing for any other text. */
export function readPlainSearch({ message }: Record<string, unknown>): { readonly message?: PlainOutcome } {
  const outcome = plainOutcomes.find((each) => each === message);
  return outcome ? { message: outcome } : {};
}

/** The texts that were typed into a form, by the names of its fields. */
export type PlainTexts = Readonly<Record<string, string>>;

/** Why a form was refused. `taken` is about the time of a visit. */
export type PlainReason = "invalid" | "taken" | "too-often" | "failed";

interface PlainProblems {
  readonly contact: ContactErrors;
  readonly newsletter: NewsletterSignUpErrors;
  readonly visit: AppointmentErrors;
}

/** A form that was refused, as its page shows it again. */
export interface RefusedForm<Form extends PlainForm> {
  readonly form: Form;
  readonly reason: PlainReason;
  /** When it can be sent again, in ISO 8601; null unless it was sent too often. */
  readonly retryAt: string | null;
  readonly typed: PlainTexts;
  readonly problems: PlainProblems[Form];
}

export type AnyRefusedForm = { readonly [Form in PlainForm]: RefusedForm<Form> }[PlainForm];
