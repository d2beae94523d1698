export type { AddressErrors, AddressField, AddressProblem, AddressValue, TypedAddress } from "./address.ts";
export { checkAddress } from "./checkAddress.ts";
export {
  checkApartment,
  checkCity,
  checkStreet,
  type AddressLineProblem,
  type ApartmentProblem,
} from "./checkAddressLine.ts";
export { checkBlikCode, type BlikCodeProblem } from "./checkBlikCode.ts";
export { type CalendarDay, type Weekday, weekdays } from "./calendarDay.ts";
export type { Checked, CheckedForm } from "./checked.ts";
export { checkEmail, type EmailProblem } from "./checkEmail.ts";
export { checkFile, type FileLimits, type FileProblem } from "./checkFile.ts";
export { checkName, type NameProblem } from "./checkName.ts";
export { checkNumber, nextNumber, type NumberLimits, type NumberProblem } from "./checkNumber.ts";
export { checkPassword, type PasswordContext, type PasswordProblem } from "./checkPassword.ts";
export {
  checkPersonalDetails,
  type PersonalDetailsErrors,
  type PersonalDetailsField,
  type PersonalDetailsProblem,
  type PersonalDetailsValue,
  type TypedPersonalDetails,
} from "./checkPersonalDetails.ts";
export { checkPhone, type PhoneProblem } from "./checkPhone.ts";
export { checkPostcode, type PostcodeProblem } from "./checkPostcode.ts";
export { checkQuantity, type QuantityProblem } from "./checkQuantity.ts";
export { checkRegion, type RegionProblem } from "./checkRegion.ts";
export { checkTaxId, type TaxIdProblem } from "./checkTaxId.ts";
export { checkCountry, countryCodes, isCountryCode, type CountryCode, type CountryProblem } from "./country.ts";
export { distanceBetween, type Position, roundDistance, type RoundedDistance } from "./distance.ts";
export { easterSunday } from "./easterSunday.ts";
export { foldText } from "./foldText.ts";
export type { LocalTime } from "./localTime.ts";
export { maximumLengths } from "./maximumLengths.ts";
export { openingAt, type Opening } from "./openingAt.ts";
export { openingExceptions, type OpeningException } from "./openingExceptions.ts";
export { openSpans, type OpeningHours, type OpenSpan, type SpecialHours, type WeekdayHours } from "./openingHours.ts";
export { passwordStrength, passwordStrengths, type PasswordStrength } from "./passwordStrength.ts";
export { polishTradingDay, type TradingDay } from "./polishTradingDay.ts";
export { usStates } from "./usStates.ts";
