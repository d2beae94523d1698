import type { CatalogueView } from "./catalogue.ts";
import type { AttributeOption } from "./readAttributes.ts";

/** An attribute as the search service keeps it (docs/specification/calls.md#call-44). */
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

/** Every attribute of a store view, in its language. */
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
