import { lazyComponent } from "@dioptra/ui";

/** The button of the footer that installs the shop. Few browsers offer that, so its code is loaded with the offer. */
export const LazyInstallButton = lazyComponent(async () => (await import("./InstallButton.tsx")).InstallButton);
