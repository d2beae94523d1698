import type { CatalogueView } from "./catalogue.ts";
import type { AttributeOption } from "./attributes.ts";
import type { CategorySection } from "./tables/category.ts";
import type { ListedCategory } from "./categories.ts";
import { isPromoted, type ListedProduct } from "./listedProduct.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Session } from "../kernel/database/database.ts";
import { filterDescriptions, filterDescriptionTexts } from "./tables/filterDescription.ts";

/** The search document of an attribute (docs/specification/calls.md#call-44). */
export interface AttributeDocument {
  readonly id: number;
  readonly attribute_id: number;
  readonly attribute_code: string;
  readonly frontend_input: "select" | "text";
  readonly default_frontend_label: string;
  readonly is_visible: boolean;
  readonly is_visible_on_front: boolean;
  readonly is_user_defined: boolean;
  readonly is_comparable: boolean;
  readonly options: readonly AttributeOption[];
}

/** Returns the documents of all attributes, in the language of the store view. */
export const attributeDocuments = ({ attributes }: Pick<CatalogueView, "attributes">): readonly AttributeDocument[] =>
  attributes.map(({ id, code, label, isComparable, options }) => ({
    id,
    attribute_id: id,
    attribute_code: code,
    frontend_input: options.length > 0 ? "select" : "text",
    default_frontend_label: label,
    is_visible: true,
    is_visible_on_front: true,
    is_user_defined: true,
    is_comparable: isComparable,
    options,
  }));

/** The search document of a category, with its subcategories (docs/specification/catalogue.md#list-1). */
export interface CategoryDocument {
  readonly id: number;
  readonly parent_id: number | null;
  readonly parent_ids: readonly number[];
  readonly level: number;
  /** The ids from the root down, such as `2/29/41`. */
  readonly path: string;
  readonly name: string;
  readonly slug: string;
  readonly url_key: string;
  /** The slugs from the first level below the root down, joined by slashes. */
  readonly url_path: string;
  readonly is_active: boolean;
  /** Number of products that its list shows in this store view. */
  readonly product_count: number;
  readonly position: number;
  readonly menu_visible: boolean;
  /** A banner as `master#edition`; null for none. */
  readonly image: string | null;
  readonly is_landing: boolean;
  readonly code: string;
  readonly lens_type: string | null;
  readonly fitting_box_id: string | null;
  readonly meta_title: string;
  readonly meta_description: string;
  /** Text above the list. */
  readonly description: string;
  /** Sections below the list, a field that only this platform has. */
  readonly sections: readonly CategorySection[];
  readonly children_count: number;
  readonly children_data: readonly CategoryDocument[];
}

/** Returns the number of products that a category lists. */
export type CountOf = (categoryId: number) => number;

/** Returns a function that returns the `url_path` of a category: the slugs from the first level down, joined by slashes. */
export function urlPathsOf(categories: readonly ListedCategory[]): (category: Pick<ListedCategory, "path">) => string {
  const slugs = new Map(categories.map(({ category, text }) => [category.id, text.slug]));
  return ({ path: ids }) => (ids.length > 1 ? ids.slice(1) : ids).map((id) => slugs.get(id)).join("/");
}

/**
 * Returns the documents of all categories of a store view, in depth-first order. The counts are valid until the next price
 * change of any product, because promoted products are in categories automatically.
 */
export function categoryDocuments(
  { categories }: Pick<CatalogueView, "categories">,
  countOf: CountOf,
): readonly CategoryDocument[] {
  const urlPathOf = urlPathsOf(categories);
  const childrenOf = Map.groupBy(categories, ({ category }) => category.parentId);
  const documentOf = ({ category, text, path: ids }: ListedCategory): CategoryDocument => {
    const children = childrenOf.get(category.id) ?? [];
    return {
      id: category.id,
      parent_id: category.parentId,
      parent_ids: ids.slice(0, -1),
      level: category.level,
      path: ids.join("/"),
      name: text.name,
      slug: text.slug,
      url_key: text.slug,
      url_path: urlPathOf({ path: ids }),
      is_active: category.active,
      product_count: countOf(category.id),
      position: category.position,
      menu_visible: category.menuVisible,
      image: category.image,
      is_landing: category.isLanding,
      code: category.code,
      lens_type: category.lensType,
      fitting_box_id: category.fittingBoxId,
      meta_title: text.metaTitle,
      meta_description: text.metaDescription,
      description: text.description,
      sections: text.sections,
      children_count: children.length,
      children_data: children.map(documentOf),
    };
  };
  return categories.map(documentOf);
}

/** Returns the categories of a product at a moment, in depth-first order: those it is assigned to and those with a matching rule. */
export function categoriesOf(
  listed: ListedProduct,
  { categories, store }: Pick<CatalogueView, "categories" | "store">,
  moment: Date,
): readonly ListedCategory[] {
  const promoted = isPromoted(listed, store.currency, moment);
  const kind = listed.product.attributes["type"];
  const assignedIds = new Set(listed.places.map(({ categoryId }) => categoryId));
  return categories.filter(({ category: { id, rule } }) => {
    if (assignedIds.has(id)) return true;
    return rule !== null && promoted && (rule.kind === undefined || rule.kind === kind);
  });
}

/** The search document of the description of a combination of filters. */
export interface FilterDescriptionDocument {
  readonly id: number;
  /** The id of the category. */
  readonly taxon: number;
  readonly required_matches: number;
  readonly attributes: readonly { readonly attribute_code: string; readonly value: string }[];
  readonly text: string;
  readonly meta_title: string;
  readonly meta_description: string;
}

/** Returns the descriptions of all filter combinations in one language. */
export async function readFilterDescriptions(
  session: Session,
  locale: string,
): Promise<readonly FilterDescriptionDocument[]> {
  const rows = await session
    .select({ description: filterDescriptions, texts: filterDescriptionTexts })
    .from(filterDescriptions)
    .innerJoin(
      filterDescriptionTexts,
      and(eq(filterDescriptionTexts.descriptionId, filterDescriptions.id), eq(filterDescriptionTexts.locale, locale)),
    )
    .orderBy(asc(filterDescriptions.id));
  return rows.map(({ description: { id, categoryId, requiredMatches, options }, texts }) => ({
    id,
    taxon: categoryId,
    required_matches: requiredMatches,
    attributes: options.map(({ code, value }) => ({ attribute_code: code, value })),
    text: texts.text,
    meta_title: texts.metaTitle,
    meta_description: texts.metaDescription,
  }));
}
