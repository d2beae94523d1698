import * as z from "zod/mini";
import type { Indexed } from "../engine/createIndex.ts";
import { SearchRefused, type SearchService } from "./searchService.ts";
import { maxResultWindow } from "./serviceQuery.ts";

/** Timeout of requests that create indexes, in milliseconds. */
const requestTimeout = 60_000;
/** Timeout of requests that update products, in milliseconds. */
export const changeTimeout = 10_000;
/** Number of documents in a request. */
const batch = 250;

const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(z.record(z.string(), z.object({ status: z.number() }))),
});

/** Metadata that is stored with an index and read at the next start. */
const indexMetadata = z.object({
  /** Identifies the content and layout that the index was built from. */
  stamp: z.string(),
  /** The moment that its prices are of. */
  pricesAt: z.iso.datetime(),
});
export type IndexMetadata = z.output<typeof indexMetadata>;

const mappings = z.record(z.string(), z.object({ mappings: z.object({ _meta: z.optional(z.unknown()) }) }));

/** Creates and updates the indexes of a service. Each is addressed by an alias that refers to its latest version. */
export function serviceIndexes(service: SearchService, newId: () => string) {
  async function bulk(lines: readonly unknown[], isVisibleAtOnce: boolean): Promise<void> {
    const path = isVisibleAtOnce ? "/_bulk?refresh=true" : "/_bulk";
    const timeLimit = isVisibleAtOnce ? changeTimeout : requestTimeout;
    const { json } = await service({ method: "POST", path, lines, timeLimit });
    const { errors, items } = bulkAnswer.parse(json);
    if (!errors) return;
    // Deleting a document that does not exist is not an error.
    const refused = items.filter((item) =>
      Object.entries(item).some(([action, { status }]) => status >= 400 && !(action === "delete" && status === 404)),
    );
    if (refused.length > 0) throw new SearchRefused(`The search service rejected ${refused.length} documents.`);
  }

  const putLines = (index: string, documents: readonly Indexed[]) =>
    documents.flatMap((document) => [{ index: { _index: index, _id: String(document.id) } }, document]);

  async function namesBehind(alias: string): Promise<readonly string[]> {
    const { status, json } = await service({ method: "GET", path: `/_alias/${alias}`, timeLimit: requestTimeout });
    return status === 404 ? [] : Object.keys(z.record(z.string(), z.unknown()).parse(json));
  }

  return {
    /** Returns the metadata of an index, or null if the index is missing or has none. */
    async readMetadata(alias: string): Promise<IndexMetadata | null> {
      const { status, json } = await service({ method: "GET", path: `/${alias}/_mapping`, timeLimit: requestTimeout });
      if (status === 404) return null;
      const [first] = Object.values(mappings.parse(json));
      return indexMetadata.safeParse(first?.mappings._meta).data ?? null;
    },
    writeMetadata: (alias: string, metadata: IndexMetadata) =>
      service({ method: "PUT", path: `/${alias}/_mapping`, json: { _meta: metadata }, timeLimit: requestTimeout }),
    /** Builds a new index next to the one in use, and replaces that once the new one is complete. */
    async create(alias: string, metadata: IndexMetadata, documents: AsyncIterable<readonly Indexed[]>): Promise<void> {
      const name = `${alias}-${newId()}`.toLowerCase();
      await service({ method: "PUT", path: `/${name}`, json: indexDefinition(metadata), timeLimit: requestTimeout });
      for await (const part of documents) {
        for (let start = 0; start < part.length; start += batch) {
          await bulk(putLines(name, part.slice(start, start + batch)), false);
        }
      }
      await service({ method: "POST", path: `/${name}/_refresh`, timeLimit: requestTimeout });
      const older = (await namesBehind(alias)).filter((each) => each !== name);
      const actions = [{ add: { index: name, alias } }, ...older.map((index) => ({ remove_index: { index } }))];
      await service({ method: "POST", path: "/_aliases", json: { actions }, timeLimit: requestTimeout });
    },
    /** Writes and deletes single documents. The next search sees the change. */
    async change(alias: string, documents: readonly Indexed[], removedIds: readonly number[]): Promise<void> {
      for (let start = 0; start < documents.length; start += batch) {
        await bulk(putLines(alias, documents.slice(start, start + batch)), true);
      }
      const lines = removedIds.map((id) => ({ delete: { _index: alias, _id: String(id) } }));
      if (lines.length > 0) await bulk(lines, true);
    },
  };
}
export type ServiceIndexes = ReturnType<typeof serviceIndexes>;

/** To be increased when the documents or the definition of an index change. Indexes of an older version are rebuilt. */
export const layoutVersion = 4;

/** Splits and folds words like the embedded search (`engine/text/textIndex.ts`): "żółty" becomes zolty, "Grün" grun and gruen. */
const analysis = {
  tokenizer: { words: { type: "pattern", pattern: "[^\\p{L}\\p{N}\\p{M}]+" } },
  filter: {
    ae: { type: "pattern_replace", pattern: "ä", replacement: "ae" },
    oe: { type: "pattern_replace", pattern: "ö", replacement: "oe" },
    ue: { type: "pattern_replace", pattern: "ü", replacement: "ue" },
    forms: {
      type: "multiplexer",
      filters: ["asciifolding", "ae, oe, ue, asciifolding"],
      preserve_original: false,
    },
  },
  analyzer: {
    kept_words: { type: "custom", tokenizer: "words", filter: ["lowercase", "forms"] },
    // Typed words have one form, because Elasticsearch does not apply fuzziness to several words at one place.
    typed_words: { type: "custom", tokenizer: "words", filter: ["lowercase", "asciifolding"] },
  },
};

/** Text is indexed whole, for comparing, counting and sorting, and its words in a subfield. */
const text = {
  type: "keyword",
  ignore_above: 1024,
  fields: { words: { type: "text", analyzer: "kept_words", search_analyzer: "typed_words" } },
};

/** A field that is returned but never searched. */
const notIndexed = { type: "object", enabled: false };

/**
 * Returns the definition of an index for documents of any entity. Fields are mapped by the values of documents: numbers as
 * doubles, text as keywords with their words. `metadata` is stored with the index.
 */
export const indexDefinition = (metadata: Readonly<Record<string, unknown>>) => ({
  settings: {
    index: {
      max_result_window: maxResultWindow,
      mapping: { total_fields: { limit: 5000 }, ignore_malformed: true },
    },
    analysis,
  },
  mappings: {
    _meta: metadata,
    date_detection: false,
    dynamic_templates: [
      { texts: { match_mapping_type: "string", mapping: text } },
      { whole_numbers: { match_mapping_type: "long", mapping: { type: "double" } } },
    ],
    properties: {
      attributes_metadata: notIndexed,
      configurable_options: notIndexed,
      contactlens_parameters: notIndexed,
      looks: notIndexed,
      media_gallery: notIndexed,
      pictured: notIndexed,
      children_data: notIndexed,
      bundle_options: notIndexed,
      options: notIndexed,
      custom_attributes: notIndexed,
      errors: notIndexed,
      info: notIndexed,
      product_links: { properties: { product: notIndexed } },
      // Values of custom attributes have different types; lists filter by the product's own fields instead.
      // Variants can be searched each as a whole, and all together as fields of the product.
      configurable_children: {
        type: "nested",
        include_in_root: true,
        properties: { custom_attributes: notIndexed },
      },
    },
  },
});
