import { setImmediate } from "node:timers/promises";
import { createKept } from "../../kept.ts";
import { type Column, createColumn } from "./column.ts";
import { createColumns } from "./columns.ts";
import { type AskedPage, createFinder, type FoundPlaces } from "./createFinder.ts";
import type { Found, Hit } from "./createIndex.ts";
import { anythingAt } from "./document.ts";
import { fieldsOf } from "./fieldsOf.ts";
import { createCollector, emptyLayout } from "./layOut.ts";
import type { SearchRequest } from "./query.ts";

/** An index whose documents are read when they are shown. */
export interface LazyIndex<Document> {
  readonly search: (request: SearchRequest, page: AskedPage) => Promise<Found<Document>>;
  /** What a search finds, without the documents; for fields that there are columns of. */
  readonly find: (request: SearchRequest, page: AskedPage) => FoundPlaces;
  /** Puts other documents in the place of those that have their ids; says whether anything that is searched by is another. */
  readonly replace: (documents: readonly Document[]) => boolean;
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

/** Answers what `createIndex` answers, without holding the documents: they come from where they are kept. */
export function createLazyIndex<Document extends { readonly id: number | string }>({
  ids,
  columns: given,
  read,
}: LazyIndexParts<Document>): LazyIndex<Document> {
  const size = ids.length;
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const empty = createColumn(emptyLayout(size));
  const columns = createColumns(size, () => empty);
  for (const [field, column] of given) columns.keep(field, column);
  const find = createFinder(columns);
  const kept = createKept<number, Document>(mostKept);
  const absent = new Set<string>();
  let replacing: Map<number, Document> | null = null;
  let filling = Promise.resolve();
  let replacements = 0;

  async function documentsOf(wanted: readonly number[], isKept: boolean): Promise<readonly Document[]> {
    const missing = wanted.filter((id) => kept.get(id) === undefined);
    const before = replacements;
    const came = new Map(missing.length > 0 ? (await read(missing)).map((each) => [Number(each.id), each]) : []);
    const documents = wanted.flatMap((id) => kept.get(id) ?? came.get(id) ?? []);
    if (documents.length < wanted.length) throw new Error("Not every document of an index could be read.");
    // What was read before something was replaced may be what was replaced.
    if (isKept && before === replacements) for (const [id, document] of came) kept.set(id, document);
    return documents;
  }

  /** Reads every document, once for all fields that have no column yet. */
  async function fill(fields: readonly string[]): Promise<void> {
    const wanted = fields.filter((field) => !columns.has(field) && !absent.has(field));
    if (wanted.length === 0) return;
    const meanwhile = new Map<number, Document>();
    replacing = meanwhile;
    const collectors = wanted.map((field) => [field, createCollector(field, size)] as const);
    for (let start = 0; start < size; start += batch) {
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
    columns.replace(meanwhile);
  }

  /** One after another: what one has read, the next need not. */
  function filled(fields: readonly string[]): Promise<void> {
    if (fields.every((field) => columns.has(field) || absent.has(field))) return Promise.resolve();
    const work = filling.then(() => fill(fields));
    filling = work.catch(() => {});
    return work;
  }

  return {
    find,
    known: (id) => kept.get(id),
    async prime() {
      if (size <= mostKept) await documentsOf(ids, true);
    },
    async search(request, page) {
      await filled(fieldsOf(request));
      const { hits, ...found } = find(request, page);
      const wanted = hits.map(({ place }) => ids[place] ?? 0);
      const documents = await documentsOf(wanted, true);
      const shown = documents.map((document, index): Hit<Document> => ({
        document,
        score: hits[index]?.score ?? null,
      }));
      return { ...found, hits: shown };
    },
    replace(documents) {
      replacements++;
      const changes = new Map<number, Document>();
      for (const document of documents) {
        const id = Number(document.id);
        const place = placeOf.get(id);
        if (place === undefined) throw new Error(`There is no document ${id} to be replaced.`);
        kept.set(id, document);
        changes.set(place, document);
        replacing?.set(place, document);
      }
      for (const field of absent) if (documents.some(anythingAt(field))) absent.delete(field);
      return columns.replace(changes);
    },
  };
}
