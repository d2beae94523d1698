import { FramePicture, SearchPanel, type SearchSuggestions } from "@dioptra/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { catalog } from "#configuration/catalog.ts";
import { search } from "#configuration/search.ts";
import { images } from "#configuration/images.ts";
import { categoriesNamed, categoryHref, childrenOf } from "#domain/catalog/category.ts";
import type { ProductSummary } from "#domain/product/productSummary.ts";
import { productHref } from "#domain/product/href.ts";
import { suggestionsQuery, useCategories } from "../queries/catalog.ts";
import { useShop, useStoreView } from "../state/useShop.ts";
import { useStore } from "zustand";
import { productPicture } from "#domain/product/productPicture.ts";
import { resultsHref } from "./useSearchHref.ts";

const { minimumTermLength } = search;
/** Milliseconds without another letter after which the provider is asked. */
const pause = 150;

/** The text once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

export interface SuggestionsProps {
  /** What was typed so far. */
  readonly query: string;
  /** The page that searches everything. */
  readonly action: string;
}

/** What a search may mean, while it is typed. */
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
      ways={childrenOf(categories, { id: catalog.rootCategoryId }).map(link)}
      onRetry={retry}
    />
  );
}

function useSuggestions(text: string): { suggestions: SearchSuggestions; retry: () => void } {
  const { prefix } = useStoreView();
  const categories = useCategories();
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const asked = usePaused(text);
  const { data, isPending, isError, fetchStatus, refetch } = useQuery({
    ...suggestionsQuery(client, asked),
    enabled: asked.length >= minimumTermLength,
    placeholderData: keepPreviousData,
  });
  const retry = () => void refetch();
  const state = (suggestions: SearchSuggestions) => ({ suggestions, retry });
  if (text === "") return state({ state: "idle" });
  if (text.length < minimumTermLength) return state({ state: "too-short", minimum: minimumTermLength });
  if (fetchStatus === "paused") return state({ state: "offline" });
  if (isError) return state({ state: "failed" });
  if (isPending || asked.length < minimumTermLength) return state({ state: "loading" });
  const found = categoriesNamed(categories, text, catalog.rootCategoryId);
  if (data.total === 0 && found.length === 0) return state({ state: "nothing" });
  return state({
    state: "found",
    total: data.total,
    categories: found.map((category) => ({ label: category.name, href: categoryHref(prefix, category) })),
    products: data.products.map((product) => suggested(product, prefix)),
  });
}

function suggested(product: ProductSummary, prefix: string) {
  const picture = productPicture(product, "square", images);
  return {
    name: product.name,
    brand: product.brand,
    href: productHref(prefix, product),
    picture: picture && <FramePicture {...picture} alt="" crop="square" />,
    price: product.price.current,
  };
}
