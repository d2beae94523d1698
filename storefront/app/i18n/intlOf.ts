import { createIntl, createIntlCache } from "react-intl";
import type { StoreView } from "#domain/store.ts";
import type { Texts } from "./createTexts.ts";

export interface Spoken {
  readonly store: Pick<StoreView, "intlLocale">;
  readonly texts: Pick<Texts, "messages">;
}

/** Formats are dear to make and the same for everybody: one of each serves all pages that a process renders. */
const formats = createIntlCache();

/** What a store view says, and how it writes amounts and dates. */
export const intlOf = ({ store, texts: { messages } }: Spoken) =>
  createIntl({ locale: store.intlLocale, messages }, formats);
