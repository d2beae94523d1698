import { createFileRoute } from "@tanstack/react-router";
import { FrameColorView } from "../features/guides/FrameColorView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/framescolors")({
  // Most visits never open a guide, so its query is not part of the code that every page loads.
  loader: async ({ context }) => (await import("../queries/guides.ts")).loadGuide(context),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "guideTitle.colors" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "guideTeaser.colors" }) },
    ],
  }),
  component: FrameColorView,
});
