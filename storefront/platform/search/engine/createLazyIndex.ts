import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { type Column, createColumn } from "./column.ts";
import { createColumns, type KeptColumns } from "./columns.ts";
import { type AskedPage, createFinder, type Finder, type FoundPlaces } from "./createFinder.ts";
import type { Found, Hit } from "./createIndex.ts";
import { anythingAt, type Scalar } from "./document.ts";
import { fieldsOf, type SearchRequest } from "./query.ts";
import { createCollector, emptyLayout, type Source } from "./layOut.ts";

/** An index whose documents are read when they are shown. */
export interface LazyIndex<Document> {
  readonly search: (request: SearchRequest, page: AskedPage) => Promise<Found<Document>>;
  /** What a search finds, without the documents; for fields that there are columns of. */
  readonly find: (request: SearchRequest, page: AskedPage) => FoundPlaces;
  readonly has: (id: number) => boolean;
  /** What a document has at a field that there is a column of. */
  readonly values: (id: number, field: string) => readonly Scalar[];
  /** Puts other documents in the place of those that have their ids; says whether anything that is searched by is another. */
  readonly replace: (documents: readonly Document[]) => boolean;
  /** Takes in documents that are new, and lets go of others. What is as it was is not read again. */
  readonly rearrange: (added: readonly Document[], gone: ReadonlySet<number>) => Promise<void>;
  /** Reads all documents, when they are so few that all of them can be at hand. */
  readonly prime: () => Promise<void>;
  /** By its id, when it is at hand. */
  readonly known: (id: number) => Document | undefined;
}

export interface LazyIndexParts<Document> {
  /** Of all documents, ascending. */
  readonly ids: readonly number[];
  /** Of the fields that are searched by most. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Documents by their ids, in this order. */
  readonly read: (ids: readonly number[]) => Promise<readonly Document[]>;
}

/** More than the shop's own catalogue has: of a usual one all documents stay. */
const mostKept = 2000;
/** Documents that are read at a time where all of them have to be. */
const batch = 500;
/** Fields that no document has, and that are not looked for twice. */
const mostAbsent = 500;

/** The documents in the order of their ids, and what is known of each field. */
interface State {
  readonly ids: readonly number[];
  readonly placeOf: ReadonlyMap<number, number>;
  readonly columns: KeptColumns;
  readonly find: Finder;
}

const stateOf = (ids: readonly number[], columns: KeptColumns): State => ({
  ids,
  placeOf: new Map(ids.map((id, place) => [id, place])),
  columns,
  find: createFinder(columns),
});

function firstState({ ids, columns: given }: Pick<LazyIndexParts<unknown>, "ids" | "columns">): State {
  const empty = createColumn(emptyLayout(ids.length));
  const columns = createColumns(ids.length, () => empty);
  for (const [field, column] of given) columns.keep(field, column);
  return stateOf(ids, columns);
}

/** Answers what `createIndex` answers, without holding the documents: they come from where they are kept. */
export function createLazyIndex<Document extends { readonly id: number | string }>(
  parts: LazyIndexParts<Document>,
): LazyIndex<Document> {
  let state = firstState(parts);
  const kept = new LRUCache<number, Document>({ max: mostKept });
  const absent = new Set<string>();
  /** By id: what was replaced since the work began that goes through all documents. */
  let replacing: Map<number, Document> | null = null;
  let working = Promise.resolve();
  let replacements = 0;

  /** In the order of the ids; undefined for documents that were deleted since the search. */
  async function documentsOf(wanted: readonly number[], isKept: boolean): Promise<readonly (Document | undefined)[]> {
    const missing = wanted.filter((id) => kept.get(id) === undefined);
    const before = replacements;
    const came = new Map(missing.length > 0 ? (await parts.read(missing)).map((each) => [Number(each.id), each]) : []);
    const documents = wanted.map((id) => kept.get(id) ?? came.get(id));
    // What was read before something was replaced may be what was replaced.
    if (isKept && before === replacements) for (const [id, document] of came) kept.set(id, document);
    return documents;
  }

  /** One after another: what one has read, the next need not. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const done = working.then(work);
    working = done.catch(() => {});
    return done;
  }

  const placed = ({ placeOf }: State, documents: Iterable<readonly [number, Document]>) =>
    new Map([...documents].flatMap(([id, document]) => (placeOf.has(id) ? [[placeOf.get(id) ?? 0, document]] : [])));

  /** Reads every document, once for all fields that have no column yet. */
  async function fill(fields: readonly string[]): Promise<void> {
    const { ids, columns } = state;
    const wanted = fields.filter((field) => !columns.has(field) && !absent.has(field));
    if (wanted.length === 0) return;
    const meanwhile = new Map<number, Document>();
    replacing = meanwhile;
    const collectors = wanted.map((field) => [field, createCollector(field, ids.length)] as const);
    for (let start = 0; start < ids.length; start += batch) {
      // The database never gives way by itself: other questions are answered in between.
      await setImmediate();
      for (const document of await documentsOf(ids.slice(start, start + batch), false)) {
        for (const [, collector] of collectors) collector.add(document);
      }
    }
    replacing = null;
    for (const [field, collector] of collectors) {
      const column = createColumn(collector.layOut());
      if (column.raws.length > 0 || column.below) columns.keep(field, column);
      else if (absent.size < mostAbsent) absent.add(field);
    }
    columns.replace(placed(state, meanwhile));
  }

  function filled(fields: readonly string[]): Promise<void> {
    const { columns } = state;
    if (fields.every((field) => columns.has(field) || absent.has(field))) return Promise.resolve();
    return inTurn(() => fill(fields));
  }

  function keep(documents: readonly Document[]): void {
    replacements++;
    for (const document of documents) {
      kept.set(Number(document.id), document);
      replacing?.set(Number(document.id), document);
    }
    for (const field of absent) if (documents.some(anythingAt(field))) absent.delete(field);
  }

  async function rearrange(added: readonly Document[], gone: ReadonlySet<number>): Promise<void> {
    const before = state;
    const addedById = new Map(added.map((document) => [Number(document.id), document]));
    const staying = before.ids.filter((id) => !gone.has(id) && !addedById.has(id));
    const ids = [...staying, ...addedById.keys()].toSorted((a, b) => a - b);
    const sources = ids.map((id): Source =>
      addedById.has(id) ? { document: addedById.get(id) } : { before: before.placeOf.get(id) ?? 0 },
    );
    const meanwhile = new Map<number, Document>();
    replacing = meanwhile;
    const columns = await before.columns.rearranged(ids.length, (place) => sources[place] ?? { document: undefined });
    replacing = null;
    state = stateOf(ids, columns);
    keep(added);
    for (const id of gone) kept.delete(id);
    columns.replace(placed(state, meanwhile));
  }

  return {
    find: (request, page) => state.find(request, page),
    has: (id) => state.placeOf.has(id),
    known: (id) => kept.get(id),
    values(id, field) {
      const place = state.placeOf.get(id);
      const { raws, starts, ordinals } = state.columns.columnOf(field);
      if (place === undefined) return [];
      return [...ordinals.subarray(starts[place], starts[place + 1])].flatMap((ordinal) => raws[ordinal] ?? []);
    },
    async prime() {
      if (state.ids.length <= mostKept) await documentsOf(state.ids, true);
    },
    async search(request, page) {
      await filled(fieldsOf(request));
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
      const known = documents.filter(({ id }) => state.placeOf.has(Number(id)));
      keep(known);
      return state.columns.replace(
        placed(
          state,
          known.map((document) => [Number(document.id), document]),
        ),
      );
    },
    rearrange: (added, gone) => inTurn(() => rearrange(added, gone)),
  };
}
