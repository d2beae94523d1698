import { createIntl } from "react-intl";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Texts } from "./createTexts.ts";

interface Spoken {
  readonly store: StoreView;
  readonly texts: Pick<Texts, "messages">;
}

/** Texts for where no component is: titles, descriptions. */
export const intlOf = ({ store, texts: { messages } }: Spoken) => createIntl({ locale: store.intlLocale, messages });

/** A page's name in the browser's tab. */
export const pageTitle = (spoken: Spoken, page: string) => intlOf(spoken).formatMessage({ id: "site.title" }, { page });
