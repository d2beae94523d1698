import path from "node:path";
import type { Breach } from "./readImports.ts";
import type { Sources } from "./sources.ts";
import { parts, pureParts } from "./table.ts";

function isPure(file: string): boolean {
  const [part] = parts.find(([, pattern]) => pattern.test(file)) ?? [];
  return part !== undefined && pureParts.includes(part);
}

/** Returns the components of the library that no story shows, neither directly nor as a part of another component. */
export function withoutStory(sources: Sources, imports: ReadonlyMap<string, readonly string[]>): Breach[] {
  const stories = [...sources].filter(([file]) => file.endsWith(".stories.tsx")).map(([, source]) => source);
  const components = [...sources.keys()].filter((file) => /^ui\/.*\/[A-Z]\w+\.tsx$/.test(file));
  const shown = new Set<string>();
  const show = (file: string): void => {
    if (shown.has(file) || !file.startsWith("ui/")) return;
    shown.add(file);
    for (const part of imports.get(file) ?? []) show(part);
  };
  for (const file of components) {
    const name = new RegExp(`\\b${path.basename(file, ".tsx")}\\b`);
    if (stories.some((story) => name.test(story))) show(file);
  }
  return components.filter((file) => !shown.has(file)).map((file) => ({ file, why: "has no story" }));
}

/** Returns the story files whose meta does not have exactly one status tag. */
export function withoutStatus(sources: Sources): Breach[] {
  return [...sources].flatMap(([file, source]) => {
    if (!/^stories\/ui\/.*\.stories\.tsx$/.test(file)) return [];
    const meta = source.slice(0, source.indexOf("export default"));
    const tags = /\btags: \[([^\]]*)\]/.exec(meta)?.[1] ?? "";
    const statuses = tags.match(/"(new|beta|stable)"/g) ?? [];
    return statuses.length === 1
      ? []
      : [{ file, why: "must have exactly one of the tags new, beta or stable in its meta" }];
  });
}

const forbidden: readonly (readonly [pattern: RegExp, where: (file: string) => boolean, why: string])[] = [
  [
    /\bprocess\.env\b/,
    (file) => file.startsWith("storefront/") && file !== "storefront/server/operations/environment.ts",
    "reads process.env; only server/operations/environment.ts may",
  ],
  [
    /\b(Date\.now\(|new Date\(\)|Math\.random\(|fetch\(|window\.|localStorage)/,
    isPure,
    "is a pure rule, but reads time, randomness, network or storage; pass the value as an argument",
  ],
];

/** Returns the files with code that is forbidden in their folder. */
export const forbiddenCode = (sources: Sources): Breach[] =>
  [...sources].flatMap(([file, source]) =>
    forbidden.filter(([pattern, where]) => where(file) && pattern.test(source)).map(([, , why]) => ({ file, why })),
  );

/** Returns the files in folders with a meaningless name. */
export const namelessFolders = (sources: Sources): Breach[] =>
  [...sources.keys()]
    .filter((file) => /(^|\/)(utils|helpers|lib|common|shared|types)\//.test(file))
    .map((file) => ({ file, why: "is in a folder with a meaningless name; name the folder after its subject" }));
