import { configuration } from "#configuration/index.ts";

const { pageSize, categoryFetchSize, attributeListSize } = configuration.catalog;
const { frontBlockSize, articleSize, blockListSize, maximumSize } = configuration.content;

export interface Sizes {
  /** How many are answered when nobody says how many, */
  readonly usual: number;
  /** and how many at most. */
  readonly largest: number;
}

/** What can be searched for, with the sizes of docs/specification/settings.md#setting-21. */
export const entitySizes = {
  product: { usual: pageSize, largest: categoryFetchSize },
  category: { usual: pageSize, largest: categoryFetchSize },
  attribute: { usual: attributeListSize, largest: categoryFetchSize },
  salon: { usual: pageSize, largest: categoryFetchSize },
  user_review: { usual: pageSize, largest: categoryFetchSize },
  attributes_description: { usual: pageSize, largest: categoryFetchSize },
  taxrule: { usual: pageSize, largest: categoryFetchSize },
  article: { usual: articleSize, largest: articleSize },
  front_block: { usual: frontBlockSize, largest: frontBlockSize },
  cms_page: { usual: maximumSize, largest: maximumSize },
  cms_block: { usual: blockListSize, largest: maximumSize },
  cms_hierarchy: { usual: maximumSize, largest: maximumSize },
  cms_faq: { usual: maximumSize, largest: maximumSize },
} as const satisfies Readonly<Record<string, Sizes>>;
export type Entity = keyof typeof entitySizes;

export const isEntity = (name: string): name is Entity => Object.hasOwn(entitySizes, name);

/** Those whose documents change only with a start. */
export type ContentEntity = Exclude<Entity, "product" | "category" | "attribute">;
