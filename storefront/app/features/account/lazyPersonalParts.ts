import { lazyComponent } from "@dioptra/ui";

/** The loyalty card and the customer's data, below the profile. Their code is loaded after that of the page. */
export const LazyPersonalParts = lazyComponent(async () => (await import("./PersonalParts.tsx")).PersonalParts);
