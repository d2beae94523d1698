import type { AttributeDocument } from "../catalog/attributeDocuments.ts";
import type { CatalogueView } from "../catalog/catalogue.ts";
import { askedCategoryIds, categoryTag, rootTags, tagsOfFound, tagsOfReviewSearch } from "./cacheTags.ts";
import type { Answered, AskedSearch } from "./catalogSearch.ts";
import type { Found } from "./engine/createIndex.ts";
import { isDocument } from "./engine/document.ts";

interface Around {
  readonly view: CatalogueView;
  readonly attributes: readonly AttributeDocument[];
  readonly until: Date | null;
}

/** The ids of what was found, as text: a service may have lost which of them were numbers. */
const idsOf = ({ hits }: Found<unknown>): readonly string[] =>
  hits.flatMap(({ document }) => (isDocument(document) && "id" in document ? [String(document["id"])] : []));

/** What was found, with what it depends on, whoever has found it. */
export function answered({ entity, request }: AskedSearch, found: Found<unknown>, around: Around): Answered {
  const { view, attributes, until } = around;
  if (entity === "category") return { found, tags: idsOf(found).map(categoryTag), beside: {}, until };
  if (entity === "user_review") return { found, tags: tagsOfReviewSearch(request.query), beside: {}, until };
  // Everything else is written by the seed alone, before the first answer is given.
  if (entity !== "product") return { found, tags: [], beside: {}, until };
  const asked = askedCategoryIds(request.query).map(categoryTag);
  const tags = [
    ...idsOf(found).flatMap((id) => tagsOfFound(id, request.fields)),
    ...(asked.length > 0 ? asked : rootTags(view)),
  ];
  // Whoever counts values needs the words for them, and has them once for all hits.
  return { found, tags, beside: found.aggregations ? { attribute_metadata: attributes } : {}, until };
}
