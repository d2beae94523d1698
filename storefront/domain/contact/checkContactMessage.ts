import { checkEmail, checkName, checkPhone, type CheckedForm, type CountryCode } from "@dioptra/ui/rules";
import { requiredOrInvalid } from "../fieldProblem.ts";
import {
  type ContactErrors,
  type ContactMessage,
  contactTopics,
  maximumMessage,
  type TypedMessage,
} from "./contactMessage.ts";

/** Numbers of orders have nine digits; their leading zeros may be left out. */
const orderNumber = /^\d{1,9}$/;

/**
 * Checks a message to the shop (docs/specification/content.md#content-18). Telephone numbers without a country are numbers
 * of `country`.
 */
export function checkContactMessage(
  typed: TypedMessage,
  country: CountryCode,
): CheckedForm<ContactMessage, ContactErrors> {
  const topic = contactTopics.find((each) => each === typed.topic);
  const name = checkName(typed.name);
  const email = checkEmail(typed.email);
  const number = typed.orderNumber.replaceAll(/[\s#]/g, "");
  const phone = typed.phone.trim() === "" ? null : checkPhone(typed.phone, country);
  const text = typed.text.trim();
  const isNumber = number === "" || orderNumber.test(number);
  const isText = text !== "" && text.length <= maximumMessage;
  if (topic && name.ok && email.ok && isNumber && phone?.ok !== false && isText) {
    const value = { topic, name: name.value, email: email.value, phone: phone?.value ?? null, text };
    return { ok: true, value: { ...value, orderNumber: number === "" ? null : number } };
  }
  return {
    ok: false,
    errors: {
      ...(!topic && { topic: "required" as const }),
      ...(!name.ok && { name: requiredOrInvalid(name.error) }),
      ...(!email.ok && { email: requiredOrInvalid(email.error) }),
      ...(!isNumber && { orderNumber: "invalid" as const }),
      ...(phone?.ok === false && { phone: "invalid" as const }),
      ...(!isText && { text: text === "" ? ("required" as const) : ("too-long" as const) }),
    },
  };
}
