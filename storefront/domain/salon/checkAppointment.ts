import { checkEmail, checkName, checkPhone } from "@dioptra/ui/rules";
import { isCalendarDay } from "../calendar.ts";
import { requiredOrInvalid } from "../fieldProblem.ts";
import { appointmentReasons } from "./appointment.ts";
import type { CheckedAppointment, TypedAppointment } from "./appointmentForm.ts";
import type { SalonCountry } from "./salon.ts";

const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Checks a request for a visit to a salon; whether its time is free is not checked here. Telephone numbers without a country
 * are numbers of the salon's.
 */
export function checkAppointment(typed: TypedAppointment, country: SalonCountry): CheckedAppointment {
  const reason = appointmentReasons.find((each) => each === typed.reason);
  const name = checkName(typed.name);
  const email = checkEmail(typed.email);
  const phone = checkPhone(typed.phone, country);
  const isDay = isCalendarDay(typed.day);
  const isTime = clock.test(typed.time);
  if (reason && isDay && isTime && name.ok && email.ok && phone.ok) {
    const { day, time } = typed;
    return { ok: true, value: { reason, day, time, name: name.value, email: email.value, phone: phone.value } };
  }
  return {
    ok: false,
    errors: {
      ...(!reason && { reason: "required" as const }),
      ...(!isDay && { day: "required" as const }),
      ...(!isTime && { time: "required" as const }),
      ...(!name.ok && { name: requiredOrInvalid(name.error) }),
      ...(!email.ok && { email: requiredOrInvalid(email.error) }),
      ...(!phone.ok && { phone: requiredOrInvalid(phone.error) }),
    },
  };
}
