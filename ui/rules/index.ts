export { countryCodes, type CountryCode } from "./country.ts";
