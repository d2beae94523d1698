import { farthest } from "./serviceBody.ts";

/** Changes when documents are laid out another way: older indexes are made anew. */
export const layout = 2;

/** Words as our own search reads them (`engine/text/fold.ts`): "żółty" is zolty, "Grün" is grun and gruen. */
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
    // What is typed has one form: several at one place would not be looked for in other spellings.
    typed_words: { type: "custom", tokenizer: "words", filter: ["lowercase", "asciifolding"] },
  },
};

/** A text as it is, for comparing, counting and sorting; its words beside it. */
const text = {
  type: "keyword",
  ignore_above: 1024,
  fields: { words: { type: "text", analyzer: "kept_words", search_analyzer: "typed_words" } },
};

/** What is shown and never searched. */
const shown = { type: "object", enabled: false };

/**
 * An index of documents of any entity. Fields are made of what documents have: numbers with their fractions, texts with
 * their words. `about` is kept with the index and read again at the next start.
 */
export const indexDefinition = (about: Readonly<Record<string, unknown>>) => ({
  settings: {
    index: {
      max_result_window: farthest,
      mapping: { total_fields: { limit: 5000 }, ignore_malformed: true },
    },
    analysis,
  },
  mappings: {
    _meta: about,
    date_detection: false,
    dynamic_templates: [
      { texts: { match_mapping_type: "string", mapping: text } },
      { whole_numbers: { match_mapping_type: "long", mapping: { type: "double" } } },
    ],
    properties: {
      attributes_metadata: shown,
      configurable_options: shown,
      contactlens_parameters: shown,
      looks: shown,
      media_gallery: shown,
      pictured: shown,
      children_data: shown,
      bundle_options: shown,
      custom_attributes: shown,
      errors: shown,
      info: shown,
      product_links: { properties: { product: shown } },
      // Their values are of any kind; lists are narrowed by what products have of them.
      configurable_children: { properties: { custom_attributes: shown } },
    },
  },
});
