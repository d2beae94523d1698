import { lazyComponent } from "@dioptra/ui";

/** The form of an account for a guest who has ordered, loaded when it is asked for. */
export const LazyNewAccount = lazyComponent(async () => (await import("./NewAccount.tsx")).NewAccount);
