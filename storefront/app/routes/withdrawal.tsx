import { createFileRoute } from "@tanstack/react-router";
import { WithdrawalView } from "../features/order/WithdrawalView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/withdrawal")({
  staticData: { pageType: "static", messages: ["tracking", "fields"], hasAlternates: true },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "ui.siteFooter.withdrawal" })) }],
  }),
  component: WithdrawalView,
});
