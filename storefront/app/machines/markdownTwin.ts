import { catalog } from "#configuration/catalog.ts";
import { articleHref, type Passage, pageHref, pagePath, parsePassages } from "#domain/content.ts";
import type { Money } from "#domain/money.ts";
import { productHref } from "#domain/product/href.ts";
import type { Price, Product, Stock } from "#domain/product/product.ts";
import { variantName } from "#domain/product/variants.ts";
import { storeViewOf, type StoreView, withoutPrefix, withPrefix } from "#domain/store.ts";
import { createTexts, intlOf } from "../i18n/createTexts.ts";
import type { Store } from "./listedPages.ts";

/** What follows the address of a page in that of its twin. */
export const twinEnding = ".md";

/** The text of a page as Markdown, and the page itself. */
export interface MarkdownTwin {
  readonly text: string;
  /** The address of the page, without origin. */
  readonly href: string;
}

interface Shown extends Store {
  readonly origin: string;
}
type Twin = Promise<MarkdownTwin | null>;

/** Texts have Markdown's own lists and links; only their addresses are those of the default store view, without origin. */
const withAddresses = (text: string, { view, origin }: Shown): string =>
  text.replaceAll(/\]\((\/[^()\s]*)\)/g, (_, path: string) => `](${origin}${withPrefix(path, view)})`);

const markdownOf = (passages: readonly Passage[], level: 2 | 3, shown: Shown): readonly string[] =>
  passages.flatMap(({ heading, paragraphs }) => [
    ...(heading === null ? [] : [`${"#".repeat(level)} ${heading}`]),
    ...paragraphs.map((paragraph) => withAddresses(paragraph, shown)),
  ]);

/** Joins the parts of a document: its title, what it is about, its address and its text. */
const documentOf = (title: string, about: string, href: string, body: readonly string[], { origin }: Shown) => ({
  href,
  text: `${[`# ${title}`, ...(about === "" ? [] : [`> ${about.replaceAll(/\s+/g, " ")}`]), `<${origin}${href}>`, ...body].join("\n\n")}\n`,
});

async function articleTwin(id: number, slug: string, shown: Shown): Twin {
  const article = await shown.client.content.article(id);
  if (article?.slug !== slug) return null;
  const { title, teaser, body } = article;
  return documentOf(title, teaser, articleHref(shown.view.prefix, article), markdownOf(body, 2, shown), shown);
}

async function pageTwin(path: string, shown: Shown): Twin {
  const { client, view } = shown;
  const nodes = await client.content.pageNodes();
  const node = nodes.find(({ identifier, plainPath }) => plainPath === path || pagePath(identifier) === path);
  const page = node && (await client.content.page(node.identifier));
  if (!page) return null;
  const questions = page.identifier === "faq" ? await client.content.questions() : [];
  const answers = questions.flatMap(({ question, answer }) =>
    [`## ${question}`].concat(markdownOf(parsePassages(answer), 3, shown)),
  );
  const body = [...markdownOf(page.body, 2, shown), ...answers];
  return documentOf(page.title, page.metaDescription, pageHref(view.prefix, page), body, shown);
}

/** Returns the words for prices and stock in the language of a store view. */
async function offerWords(view: StoreView) {
  const texts = await createTexts(view.locale);
  await texts.load(["compare"]);
  const intl = intlOf({ store: view, texts });
  const money = ({ minor, currency }: Money) => intl.formatNumber(minor / 100, { style: "currency", currency });
  return ({ price: { current, reduction }, stock }: { readonly price: Price; readonly stock: Stock }): string => {
    const lowest = reduction && { amount: money(reduction.lowestOf30Days) };
    return [
      money(current),
      ...(lowest ? [intl.formatMessage({ id: "ui.price.lowestOf30Days" }, lowest)] : []),
      intl.formatMessage({ id: stock.inStock ? "compare.inStock" : "compare.soldOut" }),
    ].join("; ");
  };
}

const isShown = ({ code }: Product["facts"][number]) => code !== "type" && !code.endsWith("_brand");

async function productTwin(sku: string, slug: string, shown: Shown): Twin {
  const { client, view, origin } = shown;
  const product = await client.catalog.product(sku);
  if (product?.slug !== slug || product.parentSku !== sku) return null;
  const words = await offerWords(view);
  const variants = product.variants.filter(({ enabled }) => enabled);
  const offers =
    variants.length === 0
      ? [`- ${words(product)}`]
      : variants.map((variant) => {
          const href = origin + productHref(view.prefix, product, variant.sku);
          return `- [${variantName(product, variant)}](${href}): ${words(variant)}`;
        });
  const facts = product.facts.filter(isShown).map(({ name, value }) => `- ${name}: ${value}`);
  const blocks = product.blocks.flatMap(({ title, text }) => [`## ${title}`, withAddresses(text, shown)]);
  const body = [offers.join("\n"), ...(facts.length > 0 ? [facts.join("\n")] : []), ...blocks];
  return documentOf(product.name, product.description, productHref(view.prefix, product), body, shown);
}

/** Returns the twin of the product at a plain path. */
async function plainTwin(path: string, shown: Shown): Twin {
  const product = await shown.client.catalog.productAtPath(path);
  return product && (await productTwin(product.parentSku, product.slug, shown));
}

/**
 * Returns the Markdown of the page at a path that ends with `.md`: an article, a page of text, the questions or a product,
 * with the words that the page shows. Null for any other path.
 */
export async function markdownTwin(pathname: string, stores: readonly Store[], origin: string): Twin {
  if (!pathname.endsWith(twinEnding)) return null;
  const { storeView } = storeViewOf(
    pathname,
    stores.map(({ view }) => view),
  );
  const store = stores.find(({ view }) => view.code === storeView.code);
  if (!store) return null;
  const shown: Shown = { ...store, origin };
  const path = withoutPrefix(pathname.slice(0, -twinEnding.length), storeView);
  const [, kind, id = "", slug = ""] = /^\/(blog|p)\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (kind === "blog") return /^[1-9]\d{0,8}$/.test(id) ? await articleTwin(Number(id), slug, shown) : null;
  if (kind === "p") return await productTwin(id, slug, shown);
  return (await pageTwin(path, shown)) ?? (catalog.urlDispatcher ? await plainTwin(path, shown) : null);
}
