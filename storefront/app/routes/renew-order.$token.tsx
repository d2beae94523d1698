import { createFileRoute } from "@tanstack/react-router";
import { RenewOrderView } from "../features/order/RenewOrderView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/renew-order/$token")({
  // The form is checked as the checkout's fields are, and refused as other forms.
  staticData: { messages: ["renew", "person", "fields"] },
  headers: () => ({ "cache-control": "private, no-store" }),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "renew.again" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: RenewOrderPage,
});

function RenewOrderPage() {
  const { token } = Route.useParams();
  const navigate = Route.useNavigate();
  return <RenewOrderView token={token} onReordered={() => navigate({ to: "/cart" })} />;
}
