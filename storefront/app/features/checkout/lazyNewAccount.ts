import { lazyComponent } from "@dioptra/ui";

/** The fields of a new account. Most guests want none, so that their code is loaded when one is asked for. */
export const LazyNewAccount = lazyComponent(async () => (await import("./NewAccount.tsx")).NewAccount);
