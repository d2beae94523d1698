import { lazyComponent } from "@dioptra/ui";

/** The form for a review. Its code is loaded when it is opened. */
export const LazyWriteReview = lazyComponent(
  async () => (await import("../../components/WriteReview.tsx")).WriteReview,
);
