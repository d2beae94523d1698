import { lazyComponent } from "@dioptra/ui";

/** The choice of a bank. Its code is loaded once a method is chosen that needs a bank. */
export const LazyBankChoice = lazyComponent(async () => (await import("./BankChoice.tsx")).BankChoice);
