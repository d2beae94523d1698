import { createFileRoute } from "@tanstack/react-router";
import { CreatePasswordView } from "../features/account/CreatePasswordView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { LazyMinimalHead } from "../layout/lazy.ts";

export const Route = createFileRoute("/create-password")({
  // The e-mail field is the checkout's.
  staticData: { layout: "minimal", pageType: "reset-password", messages: ["password", "person", "fields"] },
  loader: () => LazyMinimalHead.load(),
  headers: () => ({ "cache-control": "private, no-store" }),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "password.title" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: CreatePasswordPage,
});

function CreatePasswordPage() {
  const navigate = Route.useNavigate();
  return <CreatePasswordView onChanged={() => void navigate({ hash: "", replace: true, resetScroll: false })} />;
}
