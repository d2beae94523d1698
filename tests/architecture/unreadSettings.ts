import path from "node:path";
import { parseAst } from "rolldown/parseAst";
import type { Sources } from "./sources.ts";

/** The fields of a syntax tree's node (ESTree) that this module reads. */
interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly computed?: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nodesAt = (node: Node, field: string): Node[] => [Reflect.get(node, field)].flat().filter(isNode);
const nodeAt = (node: Node, field: string): Node | null => nodesAt(node, field)[0] ?? null;

/** Returns the text of a name or of a literal, null for anything else. */
function textOf(node: Node | null): string | null {
  const text = node?.type === "Literal" ? node.value : node?.name;
  return typeof text === "string" ? text : null;
}

/** Returns the name of a property in `a.name`, `a["name"]` or `{ name }`; null where it is computed. */
function keyOf(node: Node): string | null {
  const key = nodeAt(node, "property") ?? nodeAt(node, "key");
  return node.computed === true && key?.type !== "Literal" ? null : textOf(key);
}

interface Import {
  readonly file: string;
  readonly name: string;
}

/** Returns the imports of a module, by their local names. */
function importsOf(program: Node, file: string): Map<string, Import> {
  const imports = new Map<string, Import>();
  for (const statement of nodesAt(program, "body").filter(({ type }) => type === "ImportDeclaration")) {
    const from = textOf(nodeAt(statement, "source")) ?? "";
    const target = from.startsWith("#")
      ? `storefront/${from.slice(1)}`
      : path.posix.join(path.posix.dirname(file), from);
    for (const specifier of nodesAt(statement, "specifiers")) {
      const [local, name] = [textOf(nodeAt(specifier, "local")), textOf(nodeAt(specifier, "imported"))];
      if (local !== null && name !== null) imports.set(local, { file: target, name });
    }
  }
  return imports;
}

/** The path of a setting or of a group of settings: `["payment", "blik", "codeLength"]`. */
type Path = readonly string[];

interface Reads {
  /** Settings that are read. A group stands for all settings in it. */
  readonly paths: Path[];
  /** Subjects that are passed on as an object. The receiver reads their settings by key. */
  readonly passedOn: Set<string>;
  /** Subjects whose settings are read by a key that is computed, such as `limits[name]`. */
  readonly indexed: Set<string>;
}

/** Finds the settings that a module reads. Names are followed within the module, regardless of their block. */
function readsIn(program: Node, imports: ReadonlyMap<string, Import>): Reads {
  const reads: Reads = { paths: [], passedOn: new Set(), indexed: new Set() };
  const pathByName = new Map<string, Path>();
  for (const [local, imported] of imports) {
    if (!imported.file.startsWith("storefront/configuration/")) continue;
    if (imported.name === "configuration") pathByName.set(local, []);
    else if (imported.file.endsWith(`/${imported.name}.ts`)) pathByName.set(local, [imported.name]);
  }

  function record(read: Path, parent: Node | undefined): void {
    const [subject] = read;
    if (subject === undefined) return;
    const callee = parent?.type === "CallExpression" ? nodeAt(parent, "callee") : null;
    const isEnumerated = callee !== null && textOf(nodeAt(callee, "object")) === "Object";
    if (read.length > 1 || isEnumerated) reads.paths.push(read);
    else if (parent?.type === "MemberExpression") reads.indexed.add(subject);
    else reads.passedOn.add(subject);
  }

  /** Follows a subject under a new name, and destructured settings. */
  function bind(pattern: Node, read: Path): void {
    const name = textOf(pattern);
    if (pattern.type === "AssignmentPattern") bind(nodeAt(pattern, "left") ?? pattern, read);
    else if (pattern.type === "ObjectPattern") {
      for (const property of nodesAt(pattern, "properties")) {
        const [key, value] = [keyOf(property), nodeAt(property, "value")];
        if (key === null || value === null) record(read, property);
        else bind(value, [...read, key]);
      }
    } else if (name !== null && read.length < 2) pathByName.set(name, read);
    else record(read, pattern);
  }

  /** Follows the properties that are read from a name, as in `configuration.cart.countBy`, and how the result is used. */
  function follow(from: Node, parents: readonly Node[], start: Path): void {
    const read = [...start];
    const above = [...parents];
    let node = from;
    for (let parent = above.at(-1); parent?.type === "MemberExpression"; parent = above.at(-1)) {
      const key = nodeAt(parent, "object") === node ? keyOf(parent) : null;
      if (key === null) break;
      read.push(key);
      node = parent;
      above.pop();
    }
    const parent = above.at(-1);
    if (parent?.type === "VariableDeclarator") bind(nodeAt(parent, "id") ?? parent, read);
    else if (parent?.type === "AssignmentPattern") bind(nodeAt(parent, "left") ?? parent, read);
    else record(read, parent);
  }

  function visit(node: Node, parents: readonly Node[]): void {
    // Types and imports read nothing.
    if (node.type.startsWith("TSType") || node.type.startsWith("Import")) return;
    const parent = parents.at(-1);
    const isKey = parent !== undefined && parent.computed !== true && isKeyOf(node, parent);
    const start = node.type === "Identifier" && !isKey ? pathByName.get(textOf(node) ?? "") : undefined;
    if (start) follow(node, parents, start);
    for (const child of childrenOf(node)) visit(child, [...parents, node]);
  }

  visit(program, []);
  return reads;
}

/** Returns whether a node is the key of its parent. In the shorthand `{ name }`, key and value are different nodes. */
const isKeyOf = (node: Node, parent: Node): boolean =>
  nodeAt(parent, "property") === node || nodeAt(parent, "key") === node;

/** Adds every key by which a syntax tree reads a property of any object. */
function collectKeys(node: Node, keys: Set<string>): void {
  const readers = node.type === "MemberExpression" ? [node] : [];
  if (node.type === "ObjectPattern") readers.push(...nodesAt(node, "properties"));
  for (const reader of readers) keys.add(keyOf(reader) ?? "");
  for (const child of childrenOf(node)) collectKeys(child, keys);
}

/** Parses a module and finds the settings that it reads. */
function createModule(file: string, source: string) {
  const program = parseAst(source, { lang: file.endsWith(".tsx") ? "tsx" : "ts" });
  const imports = importsOf(program, file);
  const isReader = [...imports.values()].some((imported) => imported.file.startsWith("storefront/configuration/"));
  return { program, imports, source, reads: isReader ? readsIn(program, imports) : null };
}

const isModule = (file: string) =>
  /^storefront\/(?!configuration\/).*\.tsx?$/.test(file) && !/\.(d|gen)\.ts$/.test(file);

/**
 * Returns the settings that code outside `storefront/configuration` reads. For a subject that is passed on as an object, it
 * also returns all keys that the module and its imports read from any object. For a subject that is read by a computed key,
 * these are all quoted words of the storefront.
 */
function findReads(sources: Sources) {
  const files = [...sources].filter(([file]) => isModule(file));
  const modules = new Map(files.map(([file, source]) => [file, createModule(file, source)]));
  const settings = new Set<string>();
  const keysBySubject = new Map<string, Set<string>>();
  const keysOf = (subject: string): Set<string> => {
    const keys = keysBySubject.get(subject) ?? new Set();
    keysBySubject.set(subject, keys);
    return keys;
  };

  function collect(keys: Set<string>, file: string, visited: Set<string>): void {
    const module = modules.get(file);
    if (!module || visited.has(file)) return;
    visited.add(file);
    collectKeys(module.program, keys);
    for (const imported of module.imports.values()) collect(keys, imported.file, visited);
  }

  const visitedFor = new Map<string, Set<string>>();
  for (const [file, { reads }] of modules) {
    for (const read of reads?.paths ?? []) settings.add(read.join("."));
    for (const subject of reads?.passedOn ?? []) {
      const visited = visitedFor.get(subject) ?? new Set();
      visitedFor.set(subject, visited);
      collect(keysOf(subject), file, visited);
    }
    for (const subject of reads?.indexed ?? []) {
      for (const { source } of modules.values()) {
        for (const [, text = ""] of source.matchAll(/"(\w+)"/g)) keysOf(subject).add(text);
      }
    }
  }
  return { settings, keysBySubject };
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the settings that no code outside `storefront/configuration` reads, such as `cart.countBy`. A group without any
 * read setting is returned as one path.
 */
export function unreadSettings(sources: Sources, configuration: object): string[] {
  const { settings, keysBySubject } = findReads(sources);
  for (const [subject, keys] of keysBySubject) for (const key of keys) settings.add(`${subject}.${key}`);
  const read = [...settings];
  const unreadIn = (name: string, value: unknown): string[] => {
    if (settings.has(name)) return [];
    // `payment.tpayCountries.includes` reads `payment.tpayCountries`.
    if (!read.some((other) => other.startsWith(`${name}.`))) return [name];
    return isObject(value) ? unreadParts(value, `${name}.`) : [];
  };
  const unreadParts = (value: object, prefix: string) =>
    Object.entries(value).flatMap(([key, part]) => unreadIn(prefix + key, part));
  return unreadParts(configuration, "");
}
