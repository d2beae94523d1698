import { createFileRoute } from "@tanstack/react-router";
import { PrescriptionsView } from "../features/account/PrescriptionsView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** The prescriptions that the customer keeps for further glasses. */
export const Route = createFileRoute("/my-account/prescriptions")({
  staticData: { pageType: "my-account" },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.prescriptions" })) }],
  }),
  component: PrescriptionsView,
});
