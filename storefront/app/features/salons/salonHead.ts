import type { SalonPage } from "#domain/salon/salon.ts";
import type { StoreView } from "#domain/store.ts";
import { intlOf, pageTitle } from "../../i18n/createTexts.ts";

/** What titles and addresses need to know. */
type PageContext = Parameters<typeof pageTitle>[0] & { readonly store: Pick<StoreView, "prefix" | "locale"> };

/** What the head of both pages of the store locator says. Loaders return it, so that no other page loads this code. */
export function locatorHead(context: PageContext) {
  const intl = intlOf(context);
  return {
    meta: [
      { title: pageTitle(context, intl.formatMessage({ id: "salons.title" })) },
      { name: "description", content: intl.formatMessage({ id: "salons.lead" }) },
    ],
  };
}

/** What the head of a salon's page says. */
export function salonHead(context: PageContext, salon: SalonPage) {
  const intl = intlOf(context);
  const { purpose, city, street, name } = salon;
  return {
    meta: [
      { title: pageTitle(context, intl.formatMessage({ id: `salons.page.${purpose}.title` }, { city })) },
      {
        name: "description",
        content: intl.formatMessage({ id: `salons.page.${purpose}.description` }, { name, street, city }),
      },
    ],
  };
}
