// Loaded by `lazyCustomerParts.ts`.
export { OwnDetails } from "./OwnDetails.tsx";
export { SavedAddresses } from "./SavedAddresses.tsx";
export { SaveAddress } from "./SaveAddress.tsx";
