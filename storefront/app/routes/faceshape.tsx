import { createFileRoute } from "@tanstack/react-router";
import { FaceShapeView } from "../features/guides/FaceShapeView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/faceshape")({
  // Most visits never open a guide, so its query is not part of the code that every page loads.
  loader: async ({ context }) => (await import("../queries/guides.ts")).loadGuide(context),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "guideTitle.faces" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "guideTeaser.faces" }) },
    ],
  }),
  component: FaceShapeView,
});
