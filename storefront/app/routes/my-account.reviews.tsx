import { createFileRoute } from "@tanstack/react-router";
import { ReviewsView } from "../features/account/ReviewsView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

/** The customer's reviews, and the products that they may review. */
export const Route = createFileRoute("/my-account/reviews")({
  staticData: { pageType: "my-account", messages: ["orders"] },
  head: ({ match: { context } }) => ({
    meta: [{ title: pageTitle(context, intlOf(context).formatMessage({ id: "account.reviews" })) }],
  }),
  component: ReviewsView,
});
