import { lazyComponent } from "@dioptra/ui";

// Saving, filling in and photographing a prescription, which the first step does not need. Their code is loaded after that of
// the page.

export const LazyLoadSaved = lazyComponent(async () => (await import("./SavedPrescriptions.tsx")).LoadSaved);

export const LazySavePrescription = lazyComponent(
  async () => (await import("./SavedPrescriptions.tsx")).SavePrescription,
);

export const LazyPhotoField = lazyComponent(async () => (await import("./PhotoField.tsx")).PhotoField);
