import type { Plugin } from "vite";

/**
 * Parts of packages that the shop's pages never call, but that come with others that they do call, and what stands in
 * for each: components are plain links, changes are no mutations, and pages of a list are queries of their own.
 */
const parts = {
  "@tanstack/react-router/dist/esm/link.js":
    "export const Link = null, createLink = null, linkOptions = null, useLinkProps = null;",
  "@tanstack/query-core/build/modern/infiniteQueryBehavior.js":
    "export const infiniteQueryBehavior = null, hasNextPage = null, hasPreviousPage = null;",
  "@tanstack/query-core/build/modern/mutationCache.js": `export class MutationCache {
    getAll() { return []; }
    findAll() { return []; }
    async resumePausedMutations() {}
    clear() {}
  }`,
};

/** Keeps these parts out of the browser's build; a package that has moved one fails the build. */
export function leaveOut(): Plugin {
  const found = new Set<string>();
  return {
    name: "leave-out",
    apply: "build",
    load: {
      filter: { id: /\/@tanstack\// },
      handler(id) {
        for (const [part, instead] of Object.entries(parts)) {
          if (!id.endsWith(`/${part}`)) continue;
          found.add(part);
          return instead;
        }
        return null;
      },
    },
    buildEnd(error) {
      const missing = Object.keys(parts).filter((part) => !found.has(part));
      if (!error && missing.length > 0) this.error(`There is no such part to leave out: ${missing.join(", ")}`);
    },
  };
}
