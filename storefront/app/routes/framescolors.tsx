import { createFileRoute } from "@tanstack/react-router";
import { FrameColorView } from "../features/guides/FrameColorView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { loadGuide } from "../queries/guides.ts";

export const Route = createFileRoute("/framescolors")({
  staticData: { messages: ["guide", "guideNames"], hasAlternates: true },
  loader: ({ context }) => loadGuide(context),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "guideTitle.colors" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "guideTeaser.colors" }) },
    ],
  }),
  component: FrameColorView,
});
