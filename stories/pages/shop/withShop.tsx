import type { Decorator } from "@storybook/react-vite";
import { createMemoryHistory, RouterContextProvider } from "@tanstack/react-router";
import { createTexts, intlOf } from "#app/i18n/createTexts.ts";
import type { MessagePart } from "#app/i18n/messageParts.ts";
import { type AppRouter, createAppRouter } from "#app/router.tsx";
import { storeViews } from "#configuration/storeViews.ts";
import { RawIntlProvider } from "react-intl";

/**
 * Returns a loader and a decorator that provide a part of a page with the Polish shop: its state, its texts of these parts,
 * and a platform that answers as `fetch` does.
 */
export function withShop(parts: readonly MessagePart[], fetch: (request: Request) => Promise<Response>) {
  const load = async () => {
    const store = storeViews.find(({ code }) => code === "pl");
    if (!store) throw new Error("There is no Polish store view.");
    const texts = await createTexts(store.locale);
    await texts.load(parts);
    const history = createMemoryHistory({ initialEntries: ["/error"] });
    const router = createAppRouter({ store, texts, fetch, origin: location.origin, history });
    await router.load();
    return { router };
  };
  const decorate: Decorator = (Story, { loaded }) => {
    const router = loaded["router"] as AppRouter;
    return (
      <RawIntlProvider value={intlOf(router.options.context)}>
        <RouterContextProvider router={router}>
          <Story />
        </RouterContextProvider>
      </RawIntlProvider>
    );
  };
  return { loaders: [load], decorators: [decorate] };
}
