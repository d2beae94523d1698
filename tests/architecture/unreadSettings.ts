import path from "node:path";
import { parseAst } from "rolldown/parseAst";
import type { Sources } from "./sources.ts";

/** A node of the syntax tree (ESTree) that `parseAst` returns, as far as this search looks into it. */
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

/** Returns what a module imports from files of the storefront, by the name that it has in the module. */
function importsOf(program: Node, file: string): Map<string, Import> {
  const found = new Map<string, Import>();
  for (const statement of nodesAt(program, "body").filter(({ type }) => type === "ImportDeclaration")) {
    const from = textOf(nodeAt(statement, "source")) ?? "";
    const target = from.startsWith("#")
      ? `storefront/${from.slice(1)}`
      : path.posix.join(path.posix.dirname(file), from);
    for (const specifier of nodesAt(statement, "specifiers")) {
      const [local, name] = [textOf(nodeAt(specifier, "local")), textOf(nodeAt(specifier, "imported"))];
      if (local !== null && name !== null) found.set(local, { file: target, name });
    }
  }
  return found;
}

/** A setting, or an object of settings, by its keys from the subject on: `["payment", "blik", "codeLength"]`. */
type Path = readonly string[];

interface Reads {
  /** Settings that are read; an object stands for all settings in it. */
  readonly paths: Path[];
  /** Subjects that are passed on as an object: whoever receives them reads their settings by key. */
  readonly passedOn: Set<string>;
  /** Subjects whose settings are read by a key that is computed, such as `limits[name]`. */
  readonly indexed: Set<string>;
}

/** Finds what one module reads of the configuration. Names are followed per module, whatever block they are declared in. */
function readsIn(program: Node, imports: ReadonlyMap<string, Import>): Reads {
  const reads: Reads = { paths: [], passedOn: new Set(), indexed: new Set() };
  const known = new Map<string, Path>();
  for (const [local, imported] of imports) {
    if (!imported.file.startsWith("storefront/configuration/")) continue;
    if (imported.name === "configuration") known.set(local, []);
    else if (imported.file.endsWith(`/${imported.name}.ts`)) known.set(local, [imported.name]);
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

  /** Follows a subject under a new name, and settings that are destructured. */
  function bind(pattern: Node, read: Path): void {
    const name = textOf(pattern);
    if (pattern.type === "AssignmentPattern") bind(nodeAt(pattern, "left") ?? pattern, read);
    else if (pattern.type === "ObjectPattern") {
      for (const property of nodesAt(pattern, "properties")) {
        const [key, value] = [keyOf(property), nodeAt(property, "value")];
        if (key === null || value === null) record(read, property);
        else bind(value, [...read, key]);
      }
    } else if (name !== null && read.length < 2) known.set(name, read);
    else record(read, pattern);
  }

  /** Follows the properties that are read from a name on, as in `configuration.cart.countBy`, and what is done with them. */
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
    // A type reads nothing, and an import only names what may be read.
    if (node.type.startsWith("TSType") || node.type.startsWith("Import")) return;
    const parent = parents.at(-1);
    const isKey = parent !== undefined && parent.computed !== true && isKeyOf(node, parent);
    const start = node.type === "Identifier" && !isKey ? known.get(textOf(node) ?? "") : undefined;
    if (start) follow(node, parents, start);
    for (const child of childrenOf(node)) visit(child, [...parents, node]);
  }

  visit(program, []);
  return reads;
}

/** Whether a node only names a property of its parent. In the shorthand `{ name }`, key and value are different nodes. */
const isKeyOf = (node: Node, parent: Node): boolean =>
  nodeAt(parent, "property") === node || nodeAt(parent, "key") === node;

/** Adds every key by which a part of a program reads a property of anything. */
function collectKeys(node: Node, keys: Set<string>): void {
  const readers = node.type === "MemberExpression" ? [node] : [];
  if (node.type === "ObjectPattern") readers.push(...nodesAt(node, "properties"));
  for (const reader of readers) keys.add(keyOf(reader) ?? "");
  for (const child of childrenOf(node)) collectKeys(child, keys);
}

/** A module of the storefront outside `storefront/configuration`. */
function createModule(file: string, source: string) {
  const program = parseAst(source, { lang: file.endsWith(".tsx") ? "tsx" : "ts" });
  const imports = importsOf(program, file);
  const isReader = [...imports.values()].some((imported) => imported.file.startsWith("storefront/configuration/"));
  return { program, imports, source, reads: isReader ? readsIn(program, imports) : null };
}

const isModule = (file: string) =>
  /^storefront\/(?!configuration\/).*\.tsx?$/.test(file) && !/\.(d|gen)\.ts$/.test(file);

/**
 * Returns what code outside `storefront/configuration` reads: settings, and by subject the keys that a subject is read by
 * where it is an object that is passed on. Those are all keys that the module, and the modules reached from there by
 * imports, read of anything. Where a subject is read by a computed key, they are all texts of the storefront.
 */
function readOf(sources: Sources) {
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
 * Returns the settings that no code outside `storefront/configuration` reads, such as `cart.countBy`. An object of settings
 * is named once when none of them is read.
 */
export function unreadSettings(sources: Sources, configuration: object): string[] {
  const { settings, keysBySubject } = readOf(sources);
  for (const [subject, keys] of keysBySubject) for (const key of keys) settings.add(`${subject}.${key}`);
  const read = [...settings];
  const unreadIn = (name: string, value: unknown): string[] => {
    if (settings.has(name)) return [];
    // Code that reads `payment.tpayCountries.includes` has read `payment.tpayCountries`.
    if (!read.some((other) => other.startsWith(`${name}.`))) return [name];
    return isObject(value) ? unreadParts(value, `${name}.`) : [];
  };
  const unreadParts = (value: object, prefix: string) =>
    Object.entries(value).flatMap(([key, part]) => unreadIn(prefix + key, part));
  return unreadParts(configuration, "");
}
