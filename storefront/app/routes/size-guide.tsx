import { createFileRoute } from "@tanstack/react-router";
import { SizeGuideView } from "../features/guides/SizeGuideView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/size-guide")({
  // Most visits never open a guide, so its query is not part of the code that every page loads.
  loader: async ({ context }) => (await import("../queries/guides.ts")).loadGuide(context),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "guideTitle.sizes" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "guideTeaser.sizes" }) },
    ],
  }),
  component: SizeGuideView,
});
