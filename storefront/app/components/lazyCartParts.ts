import { lazyComponent } from "@dioptra/ui";

// Parts of a cart and an order that most have not. Their code is loaded when they are shown.

/** The coupon of a cart. */
export const LazyCoupon = lazyComponent(async () => (await import("./Coupon.tsx")).Coupon);

/** The values of a line with lenses. */
export const LazyLineValues = lazyComponent(async () => (await import("./LineValues.tsx")).LineValues);

if (import.meta.env.SSR) await LazyLineValues.load();
