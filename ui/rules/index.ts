export type { AddressErrors, AddressField, AddressProblem, AddressValue, TypedAddress } from "./address.ts";
export { blikRefusal, type BlikRefusal } from "./blikRefusal.ts";
export { checkAddress } from "./checkAddress.ts";
export {
  checkApartment,
  checkCity,
  checkStreet,
  type AddressLineProblem,
  type ApartmentProblem,
} from "./checkAddressLine.ts";
export { type BundleChoice, type BundleOption, type BundleProduct, bundleTotal, checkBundle } from "./checkBundle.ts";
export { checkBlikCode, type BlikCodeProblem } from "./checkBlikCode.ts";
export { type CalendarDay, type Weekday, weekdays } from "./calendarDay.ts";
export type { Checked, CheckedForm } from "./checked.ts";
export {
  checkCompany,
  type CompanyErrors,
  type CompanyField,
  type CompanyNameProblem,
  type CompanyValue,
  type TypedCompany,
} from "./checkCompany.ts";
export { checkEmail, type EmailProblem } from "./checkEmail.ts";
export { checkFile, type FileLimits, type FileProblem } from "./checkFile.ts";
export { checkLogin, type LoginErrors, type LoginValue } from "./checkLogin.ts";
export { checkName, type NameProblem } from "./checkName.ts";
export {
  checkNewPassword,
  type NewPasswordContext,
  type NewPasswordErrors,
  type TypedNewPassword,
} from "./checkNewPassword.ts";
export {
  checkNewsletterSignUp,
  type NewsletterSignUp,
  type NewsletterSignUpErrors,
  type TypedNewsletterSignUp,
} from "./checkNewsletterSignUp.ts";
export { checkNumber, nextNumber, type NumberLimits, type NumberProblem } from "./checkNumber.ts";
export { checkPassword, type PasswordContext, type PasswordProblem } from "./checkPassword.ts";
export {
  checkPasswordChange,
  type PasswordChangeErrors,
  type PasswordChangeValue,
  type TypedPasswordChange,
} from "./checkPasswordChange.ts";
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
export { checkResetRequest, type ResetRequest, type ResetRequestErrors } from "./checkResetRequest.ts";
export {
  checkRegistration,
  type RegistrationErrors,
  type RegistrationValue,
  type TypedRegistration,
} from "./checkRegistration.ts";
export { checkRegion, type RegionProblem } from "./checkRegion.ts";
export {
  checkReview,
  type ReviewErrors,
  type ReviewField,
  type ReviewProblem,
  type ReviewValue,
  type TypedReview,
} from "./checkReview.ts";
export {
  checkOrderToken,
  checkReorder,
  type OrderTokenProblem,
  type ReorderErrors,
  type ReorderValue,
} from "./checkReorder.ts";
export { checkTaxId, type TaxIdProblem } from "./checkTaxId.ts";
export { checkCountry, countryCodes, isCountryCode, type CountryCode, type CountryProblem } from "./country.ts";
export { distanceBetween, type Position, roundDistance, type RoundedDistance } from "./distance.ts";
export {
  checkCustomOptions,
  type ChoiceOption,
  type CustomChoice,
  type CustomOption,
  type CustomOptionProblem,
  type DateOption,
  type GivenOptions,
  type OptionPrice,
  optionsAddition,
  type OptionValue,
  type PriceAddition,
  type TextOption,
} from "./customOptions.ts";
export { easterSunday } from "./easterSunday.ts";
export { foldText } from "./foldText.ts";
export { franchiseResult, type FranchisePlan, type FranchiseResult, type FranchiseTerms } from "./franchiseResult.ts";
export {
  checkGroup,
  type GroupLine,
  type GroupMember,
  type GroupProblem,
  type GroupQuantities,
  groupTotal,
} from "./groupedProducts.ts";
export { isPlainHref } from "./isPlainHref.ts";
export { localTime, type LocalTime } from "./localTime.ts";
export { maximumLengths } from "./maximumLengths.ts";
export { type NoticeTerms, type NoticeView, noticesShown } from "./noticesShown.ts";
export { openingAt, type Opening } from "./openingAt.ts";
export { openingExceptions, type OpeningException } from "./openingExceptions.ts";
export { openSpans, type OpeningHours, type OpenSpan, type SpecialHours, type WeekdayHours } from "./openingHours.ts";
export { passwordStrength, passwordStrengths, type PasswordStrength } from "./passwordStrength.ts";
export { type PickupPoint, pickupPointsFor } from "./pickupPoints.ts";
export { polishTradingDay, type TradingDay } from "./polishTradingDay.ts";
export { personalParts } from "./personalParts.ts";
export { typeBlikCode, type BlikTyping, type BlikTypingRefusal } from "./typeBlikCode.ts";
export { usStates } from "./usStates.ts";
export { promisedDelivery, withdrawalEnd, type WithdrawalEnd } from "./workingDays.ts";
