import { FramePicture, SearchPanel, type SearchSuggestions } from "@dioptra/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { catalog } from "#configuration/catalog.ts";
import { search } from "#configuration/search.ts";
import { images } from "#configuration/images.ts";
import { categoryHref, childrenOf } from "#domain/catalog/category.ts";
import { isLongEnough } from "#domain/catalog/searchTerm.ts";
import { articleHref } from "#domain/content.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { productHref } from "#domain/product/href.ts";
import { useDebounced } from "../components/useDebounced.ts";
import { suggestionsQuery } from "../queries/products.ts";
import { useCategories } from "../queries/categories.ts";
import { useShop, useStoreView } from "../state/useShop.ts";
import { useStore } from "zustand";
import { productPicture } from "#domain/product/productPicture.ts";
import { resultsHref } from "./useSearchHref.ts";

const { minimumTermLength } = search;
export interface SuggestionsProps {
  /** The text typed so far. */
  readonly query: string;
  /** Address of the page of results, without a query. */
  readonly action: string;
}

/** Products, categories and recent searches that match the text being typed. */
export function Suggestions({ query, action }: SuggestionsProps) {
  const { prefix } = useStoreView();
  const { searches } = useShop();
  const recent = useStore(searches.store, (state) => state.texts);
  const categories = useCategories();
  const text = query.trim();
  const { suggestions, retry } = useSuggestions(text);
  const link = (category: (typeof categories)[number]) => ({
    label: category.name,
    href: categoryHref(prefix, category),
  });
  return (
    <SearchPanel
      query={text}
      suggestions={suggestions}
      resultsHref={resultsHref(action, text)}
      recent={recent.map((each) => ({ label: each, href: resultsHref(action, each) }))}
      onForgetRecent={searches.forget}
      fallbackLinks={childrenOf(categories, { id: catalog.rootCategoryId }).map(link)}
      onRetry={retry}
    />
  );
}

function useSuggestions(text: string): { suggestions: SearchSuggestions; retry: () => void } {
  const { prefix } = useStoreView();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const debouncedText = useDebounced(text);
  const known = useCategories();
  const { data, isPending, isError, fetchStatus, refetch } = useQuery({
    ...suggestionsQuery(client, debouncedText),
    enabled: isLongEnough(debouncedText, minimumTermLength),
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  const state = (suggestions: SearchSuggestions) => ({ suggestions, retry });
  if (text === "") return state({ state: "idle" });
  if (!isLongEnough(text, minimumTermLength)) return state({ state: "too-short", minimum: minimumTermLength });
  if (fetchStatus === "paused") return state({ state: "offline" });
  if (isError) return state({ state: "failed" });
  if (isPending || !isLongEnough(debouncedText, minimumTermLength)) return state({ state: "loading" });
  const { categories, articles } = data.suggested;
  if (data.total === 0 && categories.length === 0 && articles.length === 0) return state({ state: "nothing" });
  return state({
    state: "found",
    total: data.total,
    categories: categories.map((category) => ({
      label: category.name,
      href: categoryHref(prefix, known.find(({ slug }) => slug === category.slug) ?? category),
    })),
    articles: articles.map((article) => ({ label: article.title, href: articleHref(prefix, article) })),
    ...data.words,
    products: data.products.map((product) => toSuggestion(product, prefix)),
  });
}

function toSuggestion(product: ProductSummary, prefix: string) {
  const picture = productPicture(product, "square", images);
  return {
    name: product.name,
    brand: product.brand,
    href: productHref(prefix, product),
    picture: picture && <FramePicture {...picture} alt="" crop="square" />,
    price: product.price.current,
  };
}
