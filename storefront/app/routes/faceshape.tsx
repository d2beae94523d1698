import { createFileRoute } from "@tanstack/react-router";
import { FaceShapeView } from "../features/guides/FaceShapeView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { loadGuide } from "../queries/guides.ts";

export const Route = createFileRoute("/faceshape")({
  staticData: { messages: ["guide", "guideNames"], hasAlternates: true },
  loader: ({ context }) => loadGuide(context),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "guideTitle.faces" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "guideTeaser.faces" }) },
    ],
  }),
  component: FaceShapeView,
});
