import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AccountLayout } from "../features/account/AccountLayout.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { CustomerOnly } from "../layout/CustomerOnly.tsx";

/** What all pages of the account have in common: the login that they need, and the navigation beside them. */
export const Route = createFileRoute("/my-account")({
  // The pages within load these, too.
  staticData: { pageType: "my-account", messages: ["account", "login", "password", "person", "fields"] },
  headers: () => ({ "cache-control": "private, no-store" }),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "account.title" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: AccountPages,
});

function AccountPages() {
  const navigate = Route.useNavigate();
  return (
    <CustomerOnly>
      <AccountLayout onLoggedOut={() => void navigate({ to: "/", replace: true })}>
        <Outlet />
      </AccountLayout>
    </CustomerOnly>
  );
}
