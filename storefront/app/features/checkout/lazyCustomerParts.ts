import { lazyComponent } from "@dioptra/ui";

// The parts of the checkout that only customers have. Their code is loaded once somebody is logged in.
const load = () => import("./customerParts.ts");

export const LazyOwnDetails = lazyComponent(async () => (await load()).OwnDetails);
export const LazySavedAddresses = lazyComponent(async () => (await load()).SavedAddresses);
export const LazySavedCompanies = lazyComponent(async () => (await load()).SavedCompanies);
export const LazySaveCompany = lazyComponent(async () => (await load()).SaveCompany);
export const LazySaveAddress = lazyComponent(async () => (await load()).SaveAddress);
