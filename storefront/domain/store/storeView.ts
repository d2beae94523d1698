import type { Currency } from "../money/money.ts";

/** One shop front: a language, a currency and a path prefix. */
export interface StoreView {
  readonly code: string;
  readonly id: number;
  readonly enabled: boolean;
  /** The locale of its messages, such as `pl`. */
  readonly locale: string;
  /** For `Intl`, such as `pl-PL`. */
  readonly intlLocale: string;
  readonly currency: Currency;
  /** Where tax is paid when no address is known. */
  readonly country: string;
  /** `""` for the default store, else `/de`. */
  readonly prefix: string;
}
