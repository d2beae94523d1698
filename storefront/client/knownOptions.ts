import { filters } from "#configuration/filters.ts";
import { catalog } from "#configuration/catalog.ts";
import type { LensTypeNode } from "#domain/product/configuration.ts";
import { call, type ClientOptions } from "./call.ts";
import { calls } from "./calls.ts";

type KnownOptions = Readonly<Record<string, readonly string[]>>;

/** Asks once; after a failure the next caller asks again. */
function askedOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return async () => {
    try {
      return await (asked ??= ask());
    } catch (error) {
      asked = null;
      throw error;
    }
  };
}

/** Which options each facet of words has. Asked for once: they change only with the shop's start. */
export const createKnownOptions = (line: ClientOptions): (() => Promise<KnownOptions>) =>
  askedOnce(async () => {
    const attributes = await call(line, calls.attributeSearch, { size: String(catalog.attributeListSize) });
    const inWords = filters.facets.filter(({ shows }) => shows !== "millimetres" && shows !== "price");
    const optionsOf = (code: string) => attributes.find((each) => each.code === code)?.options ?? [];
    return Object.fromEntries(inWords.map(({ code }) => [code, optionsOf(code).map(({ value }) => value)]));
  });

/** Returns the types of lenses that the lens filter is made of. */
export const createLensTypes = (line: ClientOptions): (() => Promise<readonly LensTypeNode[]>) =>
  askedOnce(async () => (await call(line, calls.configurationTree, {})).lensTypes);
