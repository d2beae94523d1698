import { catalog } from "#configuration/catalog.ts";
import { helplines } from "#configuration/content.ts";
import { helplineOf } from "#domain/helpline.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { articleHref, pageHref } from "#domain/content.ts";
import { createTexts, intlOf } from "../i18n/createTexts.ts";
import type { Store } from "./listedPages.ts";
import { twinEnding } from "./markdownTwin.ts";

const articlesInText = 12;

/** Returns a text without what would end a link or a line of Markdown. */
const plain = (text: string) => text.replaceAll(/[[\]\n]+/g, " ").trim();

/** Returns what a store view has, for language models (https://llmstxt.org). */
async function storeText({ view, client }: Store, origin: string): Promise<string> {
  const [texts, categories, nodes, articles] = await Promise.all([
    createTexts(view.locale),
    client.catalog.categories(),
    client.content.pageNodes(),
    client.content.articles(articlesInText),
  ]);
  const intl = intlOf({ store: view, texts });
  const inMenu = childrenOf(categories, { id: catalog.rootCategoryId }).filter(({ isInMenu }) => isInMenu);
  const link = (label: string, href: string, about = "") =>
    `- [${plain(label)}](${origin}${href})${about === "" ? "" : `: ${plain(about)}`}`;
  const section = (id: "footer.shop" | "footer.help" | "footer.blog", links: readonly string[]) => [
    `### ${intl.formatMessage({ id })}`,
    "",
    ...links,
    "",
  ];
  return [
    `## ${view.intlLocale}, ${view.currency}`,
    "",
    intl.formatMessage({ id: "site.description" }),
    "",
    ...section(
      "footer.shop",
      inMenu.map((category) => link(category.name, categoryHref(view.prefix, category))),
    ),
    ...section(
      "footer.help",
      nodes.map((node) => link(node.title, pageHref(view.prefix, node) + twinEnding)),
    ),
    ...section(
      "footer.blog",
      articles.map((article) => link(article.title, articleHref(view.prefix, article) + twinEnding, article.teaser)),
    ),
  ].join("\n");
}

/** Returns `/llms.txt`: what the shop is and has, in all store views. */
export async function llmsText(stores: readonly Store[], origin: string): Promise<string> {
  const sections = await Promise.all(stores.map((store) => storeText(store, origin)));
  return [
    "# Dioptra",
    "",
    "> An online optician with salons in Poland and Germany: prescription glasses, sunglasses, reading glasses and contact lenses. All measures of frames are in millimetres; prices include VAT.",
    "",
    `Questions by telephone: ${stores.map(({ view }) => helplineOf(view, helplines).phone).join(", ")}. Pages have structured data. Articles, pages of text and products are also Markdown: their address with \`${twinEnding}\`. All pages: ${origin}/sitemap.xml`,
    "",
    ...sections,
  ].join("\n");
}
