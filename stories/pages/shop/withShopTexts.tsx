import type { Decorator } from "@storybook/react-vite";
import { RawIntlProvider } from "react-intl";
import { createTexts, intlOf, type Texts } from "#app/i18n/createTexts.ts";
import type { MessagePart } from "#app/i18n/messageParts.ts";
import { storeViews } from "#configuration/storeViews.ts";

const store = storeViews.find(({ code }) => code === "pl");

/** Returns a loader and a decorator that provide a part of a page with the shop's own texts in Polish. */
export function withShopTexts(part: MessagePart) {
  const load = async () => {
    const texts = await createTexts("pl");
    await texts.load([part]);
    return { texts };
  };
  const decorate: Decorator = (Story, { loaded }) => {
    if (!store) throw new Error("There is no Polish store view.");
    return (
      <RawIntlProvider value={intlOf({ store, texts: loaded["texts"] as Texts })}>
        <Story />
      </RawIntlProvider>
    );
  };
  return { loaders: [load], decorators: [decorate] };
}
