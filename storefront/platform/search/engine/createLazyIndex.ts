import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type Column, createColumn } from "./column.ts";
import { createColumns, type MutableColumns } from "./columns.ts";
import { type PageRange, createFinder, type Finder, type FoundPlaces } from "./createFinder.ts";
import type { Found, Hit } from "./createIndex.ts";
import { hasAnythingAt, type Scalar } from "./document.ts";
import { fieldsOf, type SearchRequest } from "./query.ts";
import { createCollector, emptyLayout, type Source } from "./layout.ts";

/** An index that holds columns in memory and reads documents when they are shown. */
export interface LazyIndex<Document> {
  readonly search: (request: SearchRequest, page: PageRange) => Promise<Found<Document>>;
  /** Returns the result of a search without documents. Only fields that already have a column are considered. */
  readonly find: (request: SearchRequest, page: PageRange) => FoundPlaces;
  readonly has: (id: number) => boolean;
  /** Returns the values of a document's field, which must have a column. */
  readonly values: (id: number, field: string) => readonly Scalar[];
  /** Replaces the documents with the same ids. Returns whether any column changed. */
  readonly replace: (documents: readonly Document[]) => boolean;
  /** Adds and removes documents. The others are not read again. */
  readonly addAndRemove: (added: readonly Document[], removed: ReadonlySet<number>) => Promise<void>;
  /** Reads all documents into the cache if they fit into it. */
  readonly prime: () => Promise<void>;
  /** Returns a document if it is cached. */
  readonly cached: (id: number) => Document | undefined;
}

export interface LazyIndexParts<Document> {
  /** The ids of all documents, ascending. */
  readonly ids: readonly number[];
  /** The columns of the fields that are searched most. Others are built on demand. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Reads documents, in the order of the ids. Missing ones are left out. */
  readonly read: (ids: readonly number[]) => Promise<readonly Document[]>;
}

/** Number of documents in the cache. The catalogues of most shops fit into it. */
const maxCached = 2000;
/** Number of documents that are read at a time when a column is built. */
const batch = 500;
/** Number of fields that are remembered as absent from all documents. */
const maxAbsentFields = 500;

/** The current documents in the order of their ids, with their columns. */
interface State {
  readonly ids: readonly number[];
  readonly placeOf: ReadonlyMap<number, number>;
  readonly columns: MutableColumns;
  readonly find: Finder;
}

const createState = (ids: readonly number[], columns: MutableColumns): State => ({
  ids,
  placeOf: new Map(ids.map((id, place) => [id, place])),
  columns,
  find: createFinder(columns),
});

function createFirstState({ ids, columns: initial }: Pick<LazyIndexParts<unknown>, "ids" | "columns">): State {
  const empty = createColumn(emptyLayout(ids.length));
  const columns = createColumns(ids.length, () => empty);
  for (const [field, column] of initial) columns.set(field, column);
  return createState(ids, columns);
}

/** Creates an index that returns the same results as `createIndex` without holding all documents in memory. */
export function createLazyIndex<Document extends { readonly id: number | string }>(
  parts: LazyIndexParts<Document>,
): LazyIndex<Document> {
  let state = createFirstState(parts);
  const cache = new LRUCache<number, Document>({ max: maxCached });
  const absent = new Set<string>();
  /** Documents replaced since the current pass over all documents began, by id; null when no pass is running. */
  let replacing: Map<number, Document> | null = null;
  let working = Promise.resolve();
  let replacements = 0;

  /** Returns documents in the order of the ids; undefined for documents deleted since the search. */
  async function documentsOf(
    wantedIds: readonly number[],
    shouldCache: boolean,
  ): Promise<readonly (Document | undefined)[]> {
    const missing = wantedIds.filter((id) => cache.get(id) === undefined);
    const before = replacements;
    const fetched = new Map(
      missing.length > 0 ? (await parts.read(missing)).map((each) => [Number(each.id), each]) : [],
    );
    const documents = wantedIds.map((id) => cache.get(id) ?? fetched.get(id));
    // After a replacement, the documents read before it may be outdated, so they are not cached.
    if (shouldCache && before === replacements) for (const [id, document] of fetched) cache.set(id, document);
    return documents;
  }

  /** Runs one pass over the documents at a time, so that the next can use the columns of the one before. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = working.then(work);
    working = done.catch(() => {});
    return done;
  }

  const byPlace = ({ placeOf }: State, documents: Iterable<readonly [number, Document]>) =>
    new Map([...documents].flatMap(([id, document]) => (placeOf.has(id) ? [[placeOf.get(id) ?? 0, document]] : [])));

  /** Builds the columns of fields that have none yet, in one pass over all documents. */
  async function buildColumns(fields: readonly string[]): Promise<void> {
    const { ids, columns } = state;
    const missingFields = fields.filter((field) => !columns.has(field) && !absent.has(field));
    if (missingFields.length === 0) return;
    const meanwhile = new Map<number, Document>();
    replacing = meanwhile;
    const collectors = missingFields.map((field) => [field, createCollector(field, ids.length)] as const);
    for (let start = 0; start < ids.length; start += batch) {
      // The embedded database blocks the thread, so other requests are answered between batches.
      await setImmediate();
      for (const document of await documentsOf(ids.slice(start, start + batch), false)) {
        for (const [, collector] of collectors) collector.add(document);
      }
    }
    replacing = null;
    for (const [field, collector] of collectors) {
      const column = createColumn(collector.toLayout());
      if (column.raws.length > 0 || column.below) columns.set(field, column);
      else if (absent.size < maxAbsentFields) absent.add(field);
    }
    columns.replace(byPlace(state, meanwhile));
  }

  function ensureColumns(fields: readonly string[]): Promise<void> {
    const { columns } = state;
    if (fields.every((field) => columns.has(field) || absent.has(field))) return Promise.resolve();
    return inTurn(() => buildColumns(fields));
  }

  function cacheReplaced(documents: readonly Document[]): void {
    replacements++;
    for (const document of documents) {
      cache.set(Number(document.id), document);
      replacing?.set(Number(document.id), document);
    }
    for (const field of absent) if (documents.some(hasAnythingAt(field))) absent.delete(field);
  }

  async function addAndRemove(added: readonly Document[], removed: ReadonlySet<number>): Promise<void> {
    const before = state;
    const addedById = new Map(added.map((document) => [Number(document.id), document]));
    const staying = before.ids.filter((id) => !removed.has(id) && !addedById.has(id));
    const ids = [...staying, ...addedById.keys()].toSorted((a, b) => a - b);
    const sources = ids.map((id): Source =>
      addedById.has(id) ? { document: addedById.get(id) } : { before: before.placeOf.get(id) ?? 0 },
    );
    const meanwhile = new Map<number, Document>();
    replacing = meanwhile;
    const columns = await before.columns.remap(ids.length, (place) => sources[place] ?? { document: undefined });
    replacing = null;
    state = createState(ids, columns);
    cacheReplaced(added);
    for (const id of removed) cache.delete(id);
    columns.replace(byPlace(state, meanwhile));
  }

  return {
    find: (request, page) => state.find(request, page),
    has: (id) => state.placeOf.has(id),
    cached: (id) => cache.get(id),
    values(id, field) {
      const place = state.placeOf.get(id);
      const { raws, starts, ordinals } = state.columns.columnOf(field);
      if (place === undefined) return [];
      return [...ordinals.subarray(starts[place], starts[place + 1])].flatMap((ordinal) => raws[ordinal] ?? []);
    },
    async prime() {
      if (state.ids.length <= maxCached) await documentsOf(state.ids, true);
    },
    async search(request, page) {
      await ensureColumns(fieldsOf(request));
      const { ids, find } = state;
      const { hits, ...found } = find(request, page);
      const documents = await documentsOf(
        hits.map(({ place }) => ids[place] ?? 0),
        true,
      );
      const shown = documents.flatMap((document, index): Hit<Document>[] =>
        document ? [{ document, score: hits[index]?.score ?? null }] : [],
      );
      return { ...found, hits: shown };
    },
    replace(documents) {
      const existing = documents.filter(({ id }) => state.placeOf.has(Number(id)));
      cacheReplaced(existing);
      return state.columns.replace(
        byPlace(
          state,
          existing.map((document) => [Number(document.id), document]),
        ),
      );
    },
    addAndRemove: (added, removed) => inTurn(() => addAndRemove(added, removed)),
  };
}
