import { createFileRoute } from "@tanstack/react-router";
import { OfflineView } from "../features/offline/OfflineView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** What is shown in place of a page that does not arrive (docs/specification/pages.md#page-43). */
export const Route = createFileRoute("/offline")({
  staticData: { pageType: "error", messages: ["offline"] },
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "offline.title" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: OfflineView,
});
