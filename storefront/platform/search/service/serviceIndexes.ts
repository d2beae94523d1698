import * as z from "zod/mini";
import type { Indexed } from "../engine/createIndex.ts";
import { indexDefinition } from "./indexDefinition.ts";
import { SearchRefused, type SearchService } from "./searchService.ts";

/** For making indexes, in milliseconds. */
const patience = 60_000;
/** For telling of a change, and what has to be known for it. */
export const changePatience = 10_000;
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
    const timeLimit = isSeenAtOnce ? changePatience : patience;
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
    const { status, json } = await service({ method: "GET", path: `/_alias/${alias}`, timeLimit: patience });
    return status === 404 ? [] : Object.keys(z.record(z.string(), z.unknown()).parse(json));
  }

  return {
    /** What an index says of itself; null when there is none, or an older one that says nothing. */
    async about(alias: string): Promise<AboutIndex | null> {
      const { status, json } = await service({ method: "GET", path: `/${alias}/_mapping`, timeLimit: patience });
      if (status === 404) return null;
      const [first] = Object.values(mappings.parse(json));
      return about.safeParse(first?.mappings._meta).data ?? null;
    },
    setAbout: (alias: string, told: AboutIndex) =>
      service({ method: "PUT", path: `/${alias}/_mapping`, json: { _meta: told }, timeLimit: patience }),
    /** Makes an index beside the one that is searched, and puts it in its place when it is whole. */
    async make(alias: string, told: AboutIndex, documents: AsyncIterable<readonly Indexed[]>): Promise<void> {
      const name = `${alias}-${newId()}`.toLowerCase();
      await service({ method: "PUT", path: `/${name}`, json: indexDefinition(told), timeLimit: patience });
      for await (const some of documents) {
        for (let start = 0; start < some.length; start += batch) {
          await bulk(putLines(name, some.slice(start, start + batch)), false);
        }
      }
      await service({ method: "POST", path: `/${name}/_refresh`, timeLimit: patience });
      const older = (await namesBehind(alias)).filter((each) => each !== name);
      const actions = [{ add: { index: name, alias } }, ...older.map((index) => ({ remove_index: { index } }))];
      await service({ method: "POST", path: "/_aliases", json: { actions }, timeLimit: patience });
    },
    /** Puts single documents in, and takes others out; whoever searches next finds it so. */
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
