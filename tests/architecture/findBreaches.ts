import path from "node:path";
import { importsOf, type Sources } from "./sources.ts";
import { allowed, purePackages, pureRooms, rooms } from "./table.ts";

export interface Breach {
  readonly file: string;
  readonly why: string;
}

const packages: Readonly<Record<string, string>> = {
  "@dioptra/tokens": "tokens/index.ts",
  "@dioptra/ui": "ui/index.ts",
  "@dioptra/ui/optics": "ui/optics/index.ts",
  "@dioptra/ui/rules": "ui/rules/index.ts",
  "@dioptra/ui/rules/checkAddress": "ui/rules/checkAddress.ts",
  "@dioptra/ui/eyewear": "ui/eyewear/index.ts",
  "@dioptra/ui/drawings": "ui/drawings.ts",
};

function roomOf(file: string): string | null {
  for (const [name, pattern] of rooms) {
    const match = pattern.exec(file);
    if (match) return name.replace("$1", match[1] ?? "");
  }
  return null;
}

/** The file of ours that an import means, or null for a package of others. */
function fileMeant(specifier: string, from: string): string | null {
  if (specifier.startsWith(".")) return path.posix.join(path.posix.dirname(from), specifier);
  if (specifier.startsWith("#")) return `storefront/${specifier.slice(1)}`;
  if (specifier.startsWith("@dioptra/tokens/")) return "tokens/index.ts";
  if (specifier.startsWith("@dioptra/ui/messages/")) return "ui/index.ts";
  return packages[specifier] ?? null;
}

const packageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

function mayImport(from: string, to: string): boolean {
  if (from === to) return true;
  const rule = allowed[from.startsWith("app/features/") ? "app/features/*" : from] ?? [];
  return rule.includes("*") || rule.includes(to.startsWith("app/features/") ? "app/features/*" : to);
}

function importBreach(file: string, specifier: string): string | null {
  const room = roomOf(file);
  if (room === null) return "lies in no room of the house";
  const target = fileMeant(specifier, file);
  if (target === null) {
    const isPure = pureRooms.includes(room) && !purePackages.includes(packageName(specifier));
    return isPure ? `${room} may not use the package ${specifier}` : null;
  }
  const meant = roomOf(target);
  return meant !== null && !mayImport(room, meant) ? `${room} may not import ${meant} (${specifier})` : null;
}

/** Imports against the table. */
export const importBreaches = (sources: Sources): Breach[] =>
  [...sources].flatMap(([file, source]) =>
    importsOf(source).flatMap((specifier) => {
      const why = importBreach(file, specifier);
      return why === null ? [] : [{ file, why }];
    }),
  );

/** Files that reach themselves by their own imports. Types count: what cannot be read apart is one thing. */
export function cycles(sources: Sources): Breach[] {
  const done = new Set<string>();
  const found: Breach[] = [];
  const visit = (file: string, trail: readonly string[]) => {
    const at = trail.indexOf(file);
    if (at >= 0) {
      found.push({ file, why: `imports itself: ${[...trail.slice(at), file].join(" → ")}` });
      return;
    }
    const source = sources.get(file);
    if (source === undefined || done.has(file)) return;
    for (const specifier of importsOf(source)) {
      const target = fileMeant(specifier, file);
      if (target !== null) visit(target, [...trail, file]);
    }
    done.add(file);
  };
  for (const file of sources.keys()) if (!file.endsWith(".gen.ts")) visit(file, []);
  return found;
}

/** Components of the library that no story shows: neither by name, nor as a part of one that it names. */
export function withoutStory(sources: Sources): Breach[] {
  const stories = [...sources].filter(([file]) => file.endsWith(".stories.tsx")).map(([, source]) => source);
  const components = [...sources.keys()].filter((file) => /^ui\/.*\/[A-Z]\w+\.tsx$/.test(file));
  const shown = new Set<string>();
  const show = (file: string): void => {
    if (shown.has(file) || !file.startsWith("ui/")) return;
    shown.add(file);
    for (const specifier of importsOf(sources.get(file) ?? "")) {
      const target = fileMeant(specifier, file);
      if (target !== null) show(target);
    }
  };
  for (const file of components) {
    const name = new RegExp(`\\b${path.basename(file, ".tsx")}\\b`);
    if (stories.some((story) => name.test(story))) show(file);
  }
  return components.filter((file) => !shown.has(file)).map((file) => ({ file, why: "has no story" }));
}

/** Components whose stories do not say once, for the whole component, how far it is. */
export function withoutStatus(sources: Sources): Breach[] {
  return [...sources].flatMap(([file, source]) => {
    if (!/^stories\/ui\/.*\.stories\.tsx$/.test(file)) return [];
    const meta = source.slice(0, source.indexOf("export default"));
    const tags = /\btags: \[([^\]]*)\]/.exec(meta)?.[1] ?? "";
    const statuses = tags.match(/"(new|beta|stable)"/g) ?? [];
    return statuses.length === 1
      ? []
      : [{ file, why: "has not one status: new, beta or stable among the meta's tags" }];
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
    (file) => pureRooms.includes(roomOf(file) ?? ""),
    "is a rule and reads the clock, chance or the world; take it as an argument",
  ],
];

/** Code that must not stand where it stands. */
export const forbiddenCode = (sources: Sources): Breach[] =>
  [...sources].flatMap(([file, source]) =>
    forbidden.filter(([pattern, where]) => where(file) && pattern.test(source)).map(([, , why]) => ({ file, why })),
  );

/** Folders whose name says nothing. */
export const namelessFolders = (sources: Sources): Breach[] =>
  [...sources.keys()]
    .filter((file) => /(^|\/)(utils|helpers|lib|common|shared|types)\//.test(file))
    .map((file) => ({ file, why: "lies in a folder whose name says nothing" }));
