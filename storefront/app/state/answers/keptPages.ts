import { type Category, categoryHref } from "#domain/catalog/category.ts";
import { type Article, articleHref, type ContentPage, pageHref } from "#domain/content.ts";
import { type ProductPage, productHref } from "#domain/product/href.ts";
import type { KeptAnswer } from "./answerStore.ts";

/** A page that this browser can show without a network. */
export interface KeptPage {
  readonly href: string;
  readonly title: string;
}

/** The pages that are named at most; older ones are still found by their addresses. */
const maximumCount = 24;

const isWholeList = (query: unknown) => typeof query === "object" && query !== null && Object.keys(query).length === 0;

/** Returns the page that an answer is for; null for an answer that is only a part of pages. */
function pageOf(
  { key: [name, id, query], data }: KeptAnswer,
  { prefix, categories }: { readonly prefix: string; readonly categories: readonly Category[] },
): KeptPage | null {
  if (data === null) return null;
  // What was kept has the shape that the client gave it.
  switch (name) {
    case "product": {
      const product = data as ProductPage;
      return { href: productHref(prefix, product), title: product.name };
    }
    case "list": {
      const category = isWholeList(query) && categories.find((each) => each.id === id);
      return category ? { href: categoryHref(prefix, category), title: category.name } : null;
    }
    case "article": {
      const article = data as Article;
      return { href: articleHref(prefix, article), title: article.title };
    }
    case "page": {
      const page = data as ContentPage;
      return { href: pageHref(prefix, page), title: page.title };
    }
    default:
      return null;
  }
}

/** Returns the pages that were seen and can be shown again without a network, each once, the last seen first. */
export function keptPages(
  answers: readonly KeptAnswer[],
  { prefix }: { readonly prefix: string },
): readonly KeptPage[] {
  const categories = answers.flatMap(({ key: [name], data }) =>
    name === "categories" && data !== null ? (data as readonly Category[]) : [],
  );
  const pages = answers
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .flatMap((answer) => pageOf(answer, { prefix, categories }) ?? []);
  const isFirst = ({ href }: KeptPage, index: number) => pages.findIndex((each) => each.href === href) === index;
  return pages.filter(isFirst).slice(0, maximumCount);
}
