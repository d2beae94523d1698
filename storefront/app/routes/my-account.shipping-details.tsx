import { createFileRoute } from "@tanstack/react-router";
import { AddressesView } from "../features/account/AddressesView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** The customer's addresses. */
export const Route = createFileRoute("/my-account/shipping-details")({
  staticData: { pageType: "my-account" },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.addresses" })) }],
  }),
  component: AddressesView,
});
