import { filters } from "#configuration/filters.ts";
import { catalog } from "#configuration/catalog.ts";
import { call, type Line } from "./call.ts";
import { calls } from "./calls.ts";

type KnownOptions = Readonly<Record<string, readonly string[]>>;

/** Which options each facet of words has. Asked for once: they change only with the shop's start. */
export function createKnownOptions(line: Line): () => Promise<KnownOptions> {
  let asked: Promise<KnownOptions> | null = null;
  async function ask(): Promise<KnownOptions> {
    const attributes = await call(line, calls.attributeSearch, { size: String(catalog.attributeListSize) });
    const inWords = filters.facets.filter(({ shows }) => shows !== "millimetres" && shows !== "price");
    const optionsOf = (code: string) => attributes.find((each) => each.code === code)?.options ?? [];
    return Object.fromEntries(inWords.map(({ code }) => [code, optionsOf(code).map(({ value }) => value)]));
  }
  return async () => {
    try {
      return await (asked ??= ask());
    } catch (error) {
      asked = null;
      throw error;
    }
  };
}
