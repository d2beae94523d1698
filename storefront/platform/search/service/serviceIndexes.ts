import * as z from "zod/mini";
import type { Indexed } from "../engine/createIndex.ts";
import { SearchRefused, type SearchService } from "./searchService.ts";
import { farthest } from "./serviceQuery.ts";

/** For making indexes, in milliseconds. */
const requestTimeout = 60_000;
/** For telling of a change, and what has to be known for it. */
export const changeTimeout = 10_000;
/** Documents that travel at a time. */
const batch = 250;

const bulkAnswer = z.object({
  errors: z.boolean(),
  items: z.array(z.record(z.string(), z.object({ status: z.number() }))),
});

/** What is written with an index, and read again at the next start. */
const about = z.object({
  /** Which content it was made of. */
  stamp: z.string(),
  /** The moment whose prices it has. */
  pricesAt: z.iso.datetime(),
});
export type AboutIndex = z.output<typeof about>;

const mappings = z.record(z.string(), z.object({ mappings: z.object({ _meta: z.optional(z.unknown()) }) }));

/** Whatever is written to a service. Indexes are known by their aliases: behind each stands the newest made. */
export function serviceIndexes(service: SearchService, newId: () => string) {
  async function bulk(lines: readonly unknown[], isSeenAtOnce: boolean): Promise<void> {
    const path = isSeenAtOnce ? "/_bulk?refresh=true" : "/_bulk";
    const timeLimit = isSeenAtOnce ? changeTimeout : requestTimeout;
    const { json } = await service({ method: "POST", path, lines, timeLimit });
    const { errors, items } = bulkAnswer.parse(json);
    if (!errors) return;
    // What is to be deleted and is not there is as it should be.
    const refused = items.filter((item) =>
      Object.entries(item).some(([what, { status }]) => status >= 400 && !(what === "delete" && status === 404)),
    );
    if (refused.length > 0) throw new SearchRefused(`The search service refuses ${refused.length} documents.`);
  }

  const putLines = (index: string, documents: readonly Indexed[]) =>
    documents.flatMap((document) => [{ index: { _index: index, _id: String(document.id) } }, document]);

  async function namesBehind(alias: string): Promise<readonly string[]> {
    const { status, json } = await service({ method: "GET", path: `/_alias/${alias}`, timeLimit: requestTimeout });
    return status === 404 ? [] : Object.keys(z.record(z.string(), z.unknown()).parse(json));
  }

  return {
    /** The metadata of an index; null when there is no index, or an older one without metadata. */
    async about(alias: string): Promise<AboutIndex | null> {
      const { status, json } = await service({ method: "GET", path: `/${alias}/_mapping`, timeLimit: requestTimeout });
      if (status === 404) return null;
      const [first] = Object.values(mappings.parse(json));
      return about.safeParse(first?.mappings._meta).data ?? null;
    },
    setAbout: (alias: string, told: AboutIndex) =>
      service({ method: "PUT", path: `/${alias}/_mapping`, json: { _meta: told }, timeLimit: requestTimeout }),
    /** Makes an index beside the one that is searched, and puts it in its place when it is whole. */
    async make(alias: string, told: AboutIndex, documents: AsyncIterable<readonly Indexed[]>): Promise<void> {
      const name = `${alias}-${newId()}`.toLowerCase();
      await service({ method: "PUT", path: `/${name}`, json: indexDefinition(told), timeLimit: requestTimeout });
      for await (const some of documents) {
        for (let start = 0; start < some.length; start += batch) {
          await bulk(putLines(name, some.slice(start, start + batch)), false);
        }
      }
      await service({ method: "POST", path: `/${name}/_refresh`, timeLimit: requestTimeout });
      const older = (await namesBehind(alias)).filter((each) => each !== name);
      const actions = [{ add: { index: name, alias } }, ...older.map((index) => ({ remove_index: { index } }))];
      await service({ method: "POST", path: "/_aliases", json: { actions }, timeLimit: requestTimeout });
    },
    /** Adds and removes single documents; the next search sees the change. */
    async change(alias: string, documents: readonly Indexed[], gone: readonly number[]): Promise<void> {
      for (let start = 0; start < documents.length; start += batch) {
        await bulk(putLines(alias, documents.slice(start, start + batch)), true);
      }
      const lines = gone.map((id) => ({ delete: { _index: alias, _id: String(id) } }));
      if (lines.length > 0) await bulk(lines, true);
    },
  };
}
export type ServiceIndexes = ReturnType<typeof serviceIndexes>;

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
