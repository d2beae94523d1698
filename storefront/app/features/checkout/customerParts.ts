// Loaded by `lazyCustomerParts.ts`.
export { OwnDetails } from "./OwnDetails.tsx";
export { SavedAddresses } from "./SavedAddresses.tsx";
export { SavedCompanies } from "./SavedCompanies.tsx";
export { SaveAddress, SaveCompany } from "./SaveAddress.tsx";
