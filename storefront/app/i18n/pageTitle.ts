import { createIntl } from "react-intl";
import type { StoreView } from "#domain/store/storeView.ts";
import type { Messages } from "./loadMessages.ts";

interface Spoken {
  readonly store: StoreView;
  readonly messages: Messages;
}

/** Texts for where no component is: titles, descriptions. */
export const intlOf = ({ store, messages }: Spoken) => createIntl({ locale: store.intlLocale, messages });

/** A page's name in the browser's tab. */
export const pageTitle = (spoken: Spoken, page: string) => intlOf(spoken).formatMessage({ id: "site.title" }, { page });
