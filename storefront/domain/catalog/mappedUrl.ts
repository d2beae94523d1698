import type { ContentPage } from "../content/content.ts";
import type { Product } from "../product/product.ts";
import type { Category } from "./category.ts";

/** What an address that no route knows stands for (specification, section 2, Route naming and dispatch). */
export type MappedUrl =
  | { readonly kind: "product"; readonly product: Product }
  | { readonly kind: "category"; readonly category: Category }
  | { readonly kind: "page"; readonly page: ContentPage };
