import { createFileRoute } from "@tanstack/react-router";
import { useEffect } from "react";
import { LogInView } from "../features/account/LogInView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";
import { LazyMinimalHead } from "../layout/lazy.ts";
import { useSession } from "../state/useShop.ts";

/** The login, or with `step=register` the registration. Who is logged in is led to the account. */
export const Route = createFileRoute("/login")({
  staticData: {
    layout: "minimal",
    pageType: "my-account",
    messages: ["login", "password", "person", "fields"],
    query: ["step"],
  },
  validateSearch: ({ step }: Record<string, unknown>): { readonly step?: "register" } =>
    step === "register" ? { step } : {},
  loaderDeps: ({ search: { step = "login" } }) => ({ step }),
  loader: async ({ deps: { step } }) => {
    await LazyMinimalHead.load();
    return { titleId: step === "register" ? "login.registerTitle" : "login.title" };
  },
  head: ({ loaderData, match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: loaderData?.titleId ?? "login.title" })) },
      { name: "robots", content: "noindex" },
    ],
  }),
  component: LogInPage,
});

function LogInPage() {
  const { step = "login" } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isLoggedIn = useSession(({ login }) => login === "customer");
  useEffect(() => {
    if (isLoggedIn) void navigate({ to: "/my-account", replace: true });
  }, [isLoggedIn, navigate]);
  return <LogInView way={step} />;
}
