import { checkNewsletterSignUp, isCountryCode } from "@dioptra/ui/rules";
import { checkContactMessage } from "../contact/checkContactMessage.ts";
import { checkAppointment } from "../salon/checkAppointment.ts";
import { salonCountries } from "../salon/salon.ts";
import type { StoreView } from "../store.ts";
import type { AnyRefusedForm, PlainForm, PlainTexts } from "./plainForm.ts";
import { readSlot } from "./slot.ts";

/** The fields that an unchecked box and an unknown form leave out. */
const noText = { topic: "", name: "", email: "", orderNumber: "", phone: "", text: "", reason: "" };

/**
 * Checks a form that was sent without JavaScript by the rules of the form with JavaScript. Returns the form as its page
 * shows it again; null if it can be sent on.
 */
export function checkPlainForm(
  form: PlainForm,
  typed: PlainTexts,
  store: Pick<StoreView, "country">,
): AnyRefusedForm | null {
  const refused = { reason: "invalid", retryAt: null, typed } as const;
  const texts = { ...noText, ...typed };
  switch (form) {
    case "contact": {
      const country = isCountryCode(store.country) ? store.country : "PL";
      const checked = checkContactMessage(texts, country);
      return checked.ok ? null : { ...refused, form, problems: checked.errors };
    }
    case "newsletter": {
      const checked = checkNewsletterSignUp({ email: texts.email, consent: typed["consent"] === "yes" });
      return checked.ok ? null : { ...refused, form, problems: checked.errors };
    }
    case "visit": {
      const country = salonCountries.find((each) => each === typed["country"]) ?? "PL";
      const checked = checkAppointment({ ...texts, ...readSlot(typed["slot"]) }, country);
      return checked.ok ? null : { ...refused, form, problems: checked.errors };
    }
  }
}
