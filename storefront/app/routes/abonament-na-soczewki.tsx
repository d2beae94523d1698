import { createFileRoute } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { helplines } from "#configuration/content.ts";
import { helplineOf } from "#domain/helpline.ts";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { SubscriptionOrder } from "../features/subscribe/SubscriptionOrder.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";
import { useStoreView } from "../state/useShop.ts";

/** What a subscription to contact lenses is, and the lenses in the cart as one. */
export const Route = createFileRoute("/abonament-na-soczewki")({
  staticData: { pageType: "static", messages: ["content", "cart", "choices", "subscribe"], hasAlternates: true },
  loader: async ({ context, location }) => {
    const page = await loadContentPage(context, "lens-subscription");
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: "lens-subscription" });
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: LensSubscription,
});

function LensSubscription() {
  const store = useStoreView();
  return (
    <ContentPageData identifier="lens-subscription">
      <noscript>
        <p>
          <FormattedMessage id="subscribe.noScript" values={{ phone: helplineOf(store, helplines).phone }} />
        </p>
      </noscript>
      <SubscriptionOrder />
    </ContentPageData>
  );
}
