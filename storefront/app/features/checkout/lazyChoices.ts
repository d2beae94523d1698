import { lazyComponent } from "@dioptra/ui";

// What some shoppers choose. The code and the messages are loaded when it is shown.

/** The choice of a pick-up point. */
export const LazyPickupPoints = lazyComponent(async () => (await import("./PickupPoints.tsx")).PickupPoints);

/** The fields of a company that the invoice is made out to. */
export const LazyCompanyInvoice = lazyComponent(async () => (await import("./CompanyInvoice.tsx")).CompanyInvoice);
