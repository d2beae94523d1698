import { lazyComponent } from "@dioptra/ui";
import { LazySendingField } from "../../components/lazySendingField.ts";

// Saving, filling in and photographing a prescription, which the first step does not need. Their code is loaded after that of
// the page.

export const LazyLoadSaved = lazyComponent(async () => (await import("./SavedPrescriptions.tsx")).LoadSaved);

export const LazySavePrescription = lazyComponent(
  async () => (await import("./SavedPrescriptions.tsx")).SavePrescription,
);

export const LazyPhotoField = lazyComponent(async () => {
  const [{ PhotoField }] = await Promise.all([import("./PhotoField.tsx"), LazySendingField.load()]);
  return PhotoField;
});
