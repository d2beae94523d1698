import { Link } from "@dioptra/ui";
import { createFileRoute } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { calculatorPath } from "#domain/franchise.ts";
import { readPlainSearch } from "#domain/plainForm/plainForm.ts";
import { withPrefix } from "#domain/store.ts";
import { ContactForm } from "../components/ContactForm.tsx";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

export const Route = createFileRoute("/franczyza")({
  staticData: {
    pageType: "static",
    messages: ["content", "contact", "franchise", "fields"],
    query: ["message"],
    hasAlternates: true,
  },
  validateSearch: readPlainSearch,
  loader: async ({ context, location }) => {
    const page = await loadContentPage(context, "franchise");
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: "franchise" });
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: Franchise,
});

function Franchise() {
  const { store } = Route.useRouteContext();
  const { message } = Route.useSearch();
  return (
    <ContentPageData identifier="franchise">
      <p>
        <Link variant="solid" href={withPrefix(calculatorPath, store)}>
          <FormattedMessage id="franchise.calculate" />
        </Link>
      </p>
      <ContactForm topic="franchise" outcome={message} />
    </ContentPageData>
  );
}
