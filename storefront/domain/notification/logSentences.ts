/** What a log is told, and never a shopper (specification, section 8, Queries and logging; section 5). */
export const logSentences = {
  articleEmpty: () => "ARTICLE query returned empty result",
  relatedArticleEmpty: () => "RELATED ARTICLE query returned empty result",
  categoryEmpty: (key: string, value: string | number) => `Category query returned empty result ${key} = ${value}`,
  productOfStatus: (status: number) => `Product query returned empty result product status = ${status}`,
  productOfVisibility: (visibility: number) => `Product query returned empty result product visibility = ${visibility}`,
  cmsEmpty: () => "CMS query returned empty result",
  productNotFound: () => "Product not found",
  productLinkNotFound: () => "Product link not found",
  groupedWithoutLinks: () => "Product with type grouped has no product_links set!",
  routeNotFound: () => "Route not found",
  noMapping: (path: string) => `No mapping found for ${path}`,
  searchKeyMissing: (key: string) => `Please provide the search key ${key} for product/single action!`,
} as const;
