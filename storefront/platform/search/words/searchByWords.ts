import { configuration } from "#configuration/index.ts";
import type { StoreView } from "#domain/store.ts";
import type { Catalogue } from "../../catalog/catalogue.ts";
import type { Database } from "../../kernel/database/database.ts";
import { languageOf } from "../../kernel/language.ts";
import type { CatalogSearch, Entity, EntitySearch, SearchAnswer } from "../catalogSearch.ts";
import { type Aggregation, queriesWithin, type Query, type SearchRequest, type WordsQuery } from "../engine/query.ts";
import { articleEntries, categoryEntries, productEntries, wordsCounted } from "./catalogueWords.ts";
import { fewerWords } from "./fewerWords.ts";
import { createLexicon, type Lexicon } from "./lexicon.ts";
import { searchWordsOf } from "./searchWords.ts";
import { type Understood, type Unit, understand } from "./understand.ts";
import { noPreferences, orSku, replaceWords, unitsQuery, variantsQuery, type WordsReplacement } from "./wordsQuery.ts";

export interface SearchByWordsParts {
  readonly database: Database;
  readonly catalogue: Catalogue;
}

const { search: rules } = configuration;

const everything: Query = { kind: "everything", boost: 1 };
const nothing: Query = { kind: "best", parts: [], tieBreaker: 0, boost: 1 };

/** Number of distinct words of product names that are corrected and completed, the most frequent ones. */
const maxNameWords = 10_000;
const maxArticles = configuration.content.articleSize;

const plainRequest: SearchRequest = {
  query: everything,
  postFilter: null,
  aggregations: new Map(),
  sort: [{ field: "id", isDescending: false, missingFirst: false }],
  minimumScore: null,
  from: null,
  size: null,
  fields: { include: [], exclude: [] },
};

/** Returns the first search for words within a query. */
export const findWords = (query: Query): WordsQuery | null =>
  queriesWithin(query).find((each) => each.kind === "words") ?? null;

/** The entities whose words are understood; all others are searched for the words as they are. */
type WordEntity = "product" | "category" | "article";
const isWordEntity = (entity: Entity): entity is WordEntity =>
  entity === "product" || entity === "category" || entity === "article";

/** What was understood of a search, as its answer states it. */
const toWireWords = ({ unknown, corrections }: Understood, leftOut: readonly Unit[]) => ({
  words: {
    left_out: [...unknown, ...leftOut.map(({ typed }) => typed)],
    corrected: corrections.filter(({ typed }) => !leftOut.some((unit) => unit.typed === typed)),
  },
});

/**
 * Returns a search that understands the words of its catalogue: options, categories and names in any inflection, synonyms,
 * sizes, and words with up to two wrong letters. What they mean is worked out here, so that the embedded search and a search
 * service receive the same clauses with constant scores, and answer alike.
 */
export function searchByWords(search: CatalogSearch, { database, catalogue }: SearchByWordsParts): CatalogSearch {
  const lexicons = new Map<string, Promise<Lexicon>>();

  async function readNameWords(store: StoreView): Promise<readonly string[]> {
    const counted: Aggregation = { kind: "terms", field: "name_words", size: maxNameWords, documents: null };
    const request = { ...plainRequest, aggregations: new Map([["words", counted]]) };
    const { found } = await search.search(store, { entity: "product", request, page: { from: 0, size: 0 } });
    return wordsCounted(found.aggregations?.["words"]);
  }

  async function readLexicon(store: StoreView, entity: WordEntity, { fields }: WordsQuery): Promise<Lexicon> {
    const language = searchWordsOf(languageOf(store.locale));
    if (entity === "article") {
      const page = { from: 0, size: maxArticles };
      const { found } = await search.search(store, { entity, request: plainRequest, page });
      return createLexicon(articleEntries(found.hits.map(({ document }) => document)), language);
    }
    const view = await database.read((session) => catalogue(session, store));
    if (entity === "category") return createLexicon(categoryEntries(view), language);
    const weights = new Map(fields.map(({ field, boost }) => [field, boost]));
    const nameWords = await readNameWords(store);
    const hasUnlisted = nameWords.length >= maxNameWords;
    const unlisted = hasUnlisted ? { field: "name_words", weight: weights.get("name") ?? 0 } : null;
    return createLexicon(productEntries(view, nameWords, weights), language, unlisted);
  }

  /** Returns the lexicon for a search. If reading it fails, the next search tries again. */
  function lexiconFor(store: StoreView, entity: WordEntity, words: WordsQuery): Promise<Lexicon> {
    const key = JSON.stringify([store.code, entity, words.fields]);
    const existing = lexicons.get(key);
    if (existing) return existing;
    const reading = readLexicon(store, entity, words);
    // Only callers of the provider's interface choose other fields; they must not fill the memory.
    if (lexicons.size >= maxLexicons) lexicons.clear();
    lexicons.set(key, reading);
    reading.catch(() => lexicons.delete(key));
    return reading;
  }

  async function searchProducts(store: StoreView, entitySearch: EntitySearch, words: WordsQuery, lexicon: Lexicon) {
    const understood = understand(words.text, lexicon, rules);
    const { request } = entitySearch;
    async function ask(replacement: WordsReplacement, changes: Partial<SearchRequest> = {}, page = entitySearch.page) {
      const query = replaceWords(request.query, replacement);
      const answer = await search.search(store, { ...entitySearch, page, request: { ...request, ...changes, query } });
      return { ...answer, understood: query };
    }
    const queryOf = (units: readonly Unit[]): WordsReplacement => ({
      product: orSku(units.length > 0 ? unitsQuery(units, { kindBoosts: rules.kindBoosts }) : null, words.text),
      variant: variantsQuery(units) ?? nothing,
    });
    const finish = (answer: SearchAnswer, leftOut: readonly Unit[] = []): SearchAnswer => ({
      ...answer,
      extraFields: { ...answer.extraFields, ...toWireWords(understood, leftOut) },
    });

    const { units } = understood;
    const all = await ask(queryOf(units));
    if (all.found.total > 0 || units.length < 2) return finish(all);
    if (request.postFilter) {
      const unfiltered = await ask(queryOf(units), { postFilter: null, aggregations: new Map() }, { from: 0, size: 0 });
      if (unfiltered.found.total > 0) return finish(all);
    }
    const count = async (sets: readonly (readonly Unit[])[]): Promise<readonly number[]> => {
      const aggregations = new Map(
        sets.map((set, index): [string, Aggregation] => [
          String(index),
          { kind: "filter", filter: unitsQuery(set, noPreferences), aggregations: new Map() },
        ]),
      );
      const changes = { aggregations, postFilter: null, minimumScore: null, sort: plainRequest.sort };
      const { found } = await ask({ product: everything, variant: nothing }, changes, { from: 0, size: 0 });
      return sets.map((_, index) => {
        const counted = found.aggregations?.[String(index)] as { readonly doc_count?: number } | undefined;
        return counted?.doc_count ?? 0;
      });
    };
    const kept = await fewerWords(units, count, ({ typed }) =>
      understood.corrections.some((each) => each.typed === typed),
    );
    return finish(
      kept.length > 0 ? await ask(queryOf(kept)) : all,
      units.filter((unit) => !kept.includes(unit)),
    );
  }

  /** Categories and articles are only suggested, so all of their words must match. */
  function searchOthers(store: StoreView, entitySearch: EntitySearch, words: WordsQuery, lexicon: Lexicon) {
    const { units, unknown } = understand(words.text, lexicon, rules);
    const query = unknown.length > 0 || units.length === 0 ? nothing : unitsQuery(units, noPreferences);
    const { request } = entitySearch;
    return search.search(store, {
      ...entitySearch,
      request: { ...request, query: replaceWords(request.query, { product: query, variant: nothing }) },
    });
  }

  return {
    ...search,
    async search(store, entitySearch) {
      const { entity, request } = entitySearch;
      const words = isWordEntity(entity) ? findWords(request.query) : null;
      if (!words || !isWordEntity(entity)) return search.search(store, entitySearch);
      const lexicon = await lexiconFor(store, entity, words);
      return entity === "product"
        ? searchProducts(store, entitySearch, words, lexicon)
        : searchOthers(store, entitySearch, words, lexicon);
    },
    refresh(productIds, changed = "anything") {
      // Names change with products. Until their update is done, searches keep the earlier words.
      const refreshed = search.refresh(productIds, changed);
      if (changed === "anything") void refreshed.then(() => lexicons.clear());
      return refreshed;
    },
    async rebuild() {
      await search.rebuild();
      lexicons.clear();
    },
  };
}

const maxLexicons = 60;
