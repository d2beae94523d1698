import { createFileRoute } from "@tanstack/react-router";
import { TerminationView } from "../features/order/TerminationView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/termination")({
  staticData: { pageType: "static", messages: ["termination", "tracking", "fields"], hasAlternates: true },
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "termination.title" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "termination.intro" }) },
    ],
  }),
  component: TerminationView,
});
