import { createFileRoute } from "@tanstack/react-router";
import { CreatePasswordView } from "../features/account/CreatePasswordView.tsx";
import { intlOf } from "../i18n/intlOf.ts";
import { pageTitle } from "../i18n/pageTitle.ts";
import { MinimalHeadLater } from "../layout/MinimalHeadLater.ts";

export const Route = createFileRoute("/create-password")({
  loader: MinimalHeadLater.load,
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
