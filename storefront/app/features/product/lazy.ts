import { lazyComponent } from "@dioptra/ui";

// The code of these components is loaded after that of the page. The server loads it before it renders the first page.

/** The description of a product, below the first view. */
export const LazyProductDescription = lazyComponent(
  async () => (await import("./ProductDescription.tsx")).ProductDescription,
);

/** The button that opens the virtual try-on. */
export const LazyTryOnOffer = lazyComponent(async () => (await import("./TryOnOffer.tsx")).TryOnOffer);

/** The checkbox that adds the product to the comparison. */
export const LazyCompareProduct = lazyComponent(async () => (await import("./CompareProduct.tsx")).CompareProduct);

/** The days on which an order arrives. */
export const LazyDeliveryDates = lazyComponent(async () => (await import("./DeliveryDates.tsx")).DeliveryDates);

/** How a frame fits. */
export const LazyFitAdvice = lazyComponent(async () => (await import("./FitAdvice.tsx")).FitAdvice);

if (import.meta.env.SSR)
  await Promise.all(
    [LazyProductDescription, LazyTryOnOffer, LazyCompareProduct, LazyDeliveryDates, LazyFitAdvice].map(({ load }) =>
      load(),
    ),
  );
