import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { FaqView } from "../features/content/FaqView.tsx";
import { pageHead } from "../i18n/createTexts.ts";
import { contentPageQuery, loadFaq, questionsQuery } from "../queries/content.ts";
import { throwNotFound } from "../queries/throwNotFound.ts";

export const Route = createFileRoute("/faq")({
  staticData: { pageType: "static", messages: ["content", "faq"], hasAlternates: true },
  loader: async ({ context, location }) => {
    const page = await loadFaq(context);
    if (!page) return await throwNotFound(context, location.pathname, { kind: "page", code: "faq" });
    return { title: page.title, description: page.metaDescription };
  },
  head: ({ loaderData, match: { context } }) => pageHead(context, loaderData),
  component: Faq,
});

function Faq() {
  const { client } = Route.useRouteContext();
  const { data: page } = useSuspenseQuery(contentPageQuery(client, "faq"));
  const { data: questions = null } = useQuery(questionsQuery(client));
  return page && <FaqView page={page} questions={questions} />;
}
