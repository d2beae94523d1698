import { createFileRoute } from "@tanstack/react-router";
import { SizeGuideView } from "../features/guides/SizeGuideView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { loadGuide } from "../queries/guides.ts";

export const Route = createFileRoute("/size-guide")({
  // The fields of measures are named as on product pages.
  staticData: { messages: ["guide", "guideNames", "sizeGuide", "product", "tryOn"], hasAlternates: true },
  loader: ({ context }) => loadGuide(context),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "guideTitle.sizes" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "guideTeaser.sizes" }) },
    ],
  }),
  component: SizeGuideView,
});
