import { lazyComponent } from "@dioptra/ui";

/** The field that sends a file. It is loaded where it is needed; its styles stay apart from those of every page. */
export const LazySendingField = lazyComponent(async () => (await import("./SendingField.tsx")).SendingField);

if (import.meta.env.SSR) await LazySendingField.load();
