export {
  type AddressErrors,
  type AddressField,
  type AddressLineProblem,
  type AddressProblem,
  type AddressValue,
  type ApartmentProblem,
  checkApartment,
  checkCity,
  checkPostcode,
  checkStreet,
  type PostcodeProblem,
  type TypedAddress,
} from "./address.ts";
export {
  type BlikCodeProblem,
  blikRefusal,
  type BlikRefusal,
  type BlikTyping,
  type BlikTypingRefusal,
  checkBlikCode,
  typeBlikCode,
} from "./blik.ts";
export { checkAddress } from "./checkAddress.ts";
export { emptyAddress } from "./emptyAddress.ts";
export {
  type BundleChoice,
  type BundleOption,
  type BundleProduct,
  bundleTotal,
  checkBundle,
  checkGroup,
  type GroupLine,
  type GroupMember,
  type GroupProblem,
  type GroupQuantities,
  groupTotal,
} from "./productSets.ts";
export {
  type CalendarDay,
  easterSunday,
  localTime,
  type LocalTime,
  polishTradingDay,
  promisedDelivery,
  type TradingDay,
  type Weekday,
  weekdayOf,
  weekdays,
  withdrawalEnd,
  type WithdrawalEnd,
} from "./calendar.ts";
export type { Checked, CheckedForm } from "./checked.ts";
export {
  checkCompany,
  checkTaxId,
  type CompanyErrors,
  type CompanyField,
  type CompanyNameProblem,
  type CompanyValue,
  type TaxIdProblem,
  type TypedCompany,
} from "./company.ts";
export {
  checkEmail,
  checkName,
  checkPersonalDetails,
  type EmailProblem,
  type NameProblem,
  type PersonalDetailsErrors,
  type PersonalDetailsField,
  type PersonalDetailsProblem,
  type PersonalDetailsValue,
  type TypedPersonalDetails,
} from "./personalDetails.ts";
export { checkFile, type FileLimits, type FileProblem, type FileType, fileTypeOf } from "./file.ts";
export {
  checkLogin,
  checkNewsletterSignUp,
  checkProfile,
  checkRegistration,
  checkResetRequest,
  type LoginErrors,
  type LoginValue,
  type NewsletterSignUp,
  type NewsletterSignUpErrors,
  type RegistrationErrors,
  type RegistrationValue,
  type ResetRequest,
  type ResetRequestErrors,
  type TypedNewsletterSignUp,
  type TypedRegistration,
  isNewEmail,
  type ProfileErrors,
  type ProfileValue,
  type TypedProfile,
} from "./accountForms.ts";
export {
  checkNewPassword,
  checkPassword,
  checkPasswordChange,
  type NewPasswordContext,
  type NewPasswordErrors,
  type PasswordChangeErrors,
  type PasswordChangeValue,
  type PasswordContext,
  type PasswordProblem,
  passwordStrength,
  type PasswordStrength,
  passwordStrengths,
  guessableWords,
  type TypedNewPassword,
  type TypedPasswordChange,
} from "./password.ts";
export { checkNumber, nextNumber, type NumberLimits, type NumberProblem } from "./number.ts";
export { checkPhone, type PhoneProblem } from "./phone.ts";
export { checkQuantity, type QuantityProblem } from "./quantity.ts";
export {
  checkCountry,
  checkRegion,
  type CountryCode,
  countryCodes,
  type CountryProblem,
  isCountryCode,
  type RegionProblem,
  usStates,
} from "./country.ts";
export {
  checkReview,
  type ReviewErrors,
  type ReviewField,
  type ReviewProblem,
  type ReviewValue,
  type TypedReview,
} from "./review.ts";
export {
  checkOrderToken,
  checkReorder,
  type OrderTokenProblem,
  type ReorderErrors,
  type ReorderValue,
} from "./reorder.ts";
export { distanceBetween, type Position, roundDistance, type RoundedDistance } from "./distance.ts";
export {
  checkCustomOptions,
  idsIn,
  isFileId,
  type ChoiceOption,
  type CustomChoice,
  type CustomOption,
  type CustomOptionProblem,
  type DateOption,
  type OptionAnswers,
  type OptionPrice,
  optionsSurcharge,
  type OptionValue,
  type PriceSurcharge,
  type TextOption,
} from "./customOptions.ts";
export { beginsOneOf, containsText, foldText, isNamedByValue, searchForms, spellUmlauts, tidyLine } from "./text.ts";
export { franchiseResult, type FranchisePlan, type FranchiseResult, type FranchiseTerms } from "./franchiseResult.ts";
export { isPlainHref, selectNotices, type ScheduledNotice, type NoticeContext } from "./content.ts";
export { maximumLengths } from "./maximumLengths.ts";
export {
  type Opening,
  openingAt,
  type OpeningException,
  openingExceptions,
  type OpeningHours,
  type OpenSpan,
  openSpans,
  type SpecialHours,
  type WeekdayHours,
} from "./openingHours.ts";
export { type PickupPoint, pickupPointsFor, pointName } from "./pickupPoints.ts";
