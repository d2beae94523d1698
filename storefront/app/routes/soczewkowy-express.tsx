import { Heading } from "@dioptra/ui";
import { createFileRoute } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { ExpressCheck } from "../components/ExpressCheck.tsx";
import { ContentPageData } from "../features/content/ContentPageData.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { loadContentPage } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

/** Contact lenses that leave on the day of the order. */
export const Route = createFileRoute("/soczewkowy-express")({
  staticData: { pageType: "static", messages: ["content", "express", "person", "fields"], hasAlternates: true },
  loader: async ({ context, location }) => {
    const page = await loadContentPage(context, "express-lenses");
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: "express-lenses" });
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: ExpressLenses,
});

function ExpressLenses() {
  return (
    <ContentPageData identifier="express-lenses">
      <Heading level={2}>
        <FormattedMessage id="ui.deliveryCheck.title" />
      </Heading>
      <ExpressCheck />
    </ContentPageData>
  );
}
