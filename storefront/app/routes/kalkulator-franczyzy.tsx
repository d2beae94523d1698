import { createFileRoute } from "@tanstack/react-router";
import { readPlanSearch } from "#domain/franchise.ts";
import { CalculatorView } from "../features/franchise/CalculatorView.tsx";
import { intlOf, pageTitle } from "../i18n/createTexts.ts";

export const Route = createFileRoute("/kalkulator-franczyzy")({
  staticData: {
    pageType: "static",
    messages: ["franchise", "sizeGuide"],
    query: ["pairs", "price", "goodsShare", "rent", "wages", "other", "investment"],
    hasAlternates: true,
  },
  validateSearch: readPlanSearch,
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context, intlOf(context).formatMessage({ id: "franchise.calculator.title" })) },
      { name: "description", content: intlOf(context).formatMessage({ id: "franchise.calculator.lead" }) },
    ],
  }),
  component: Calculator,
});

function Calculator() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CalculatorView
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
