import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { createIndex } from "#platform/search/engine/createIndex.ts";
import { parseSearch } from "#platform/search/parse/parseSearch.ts";

type Json = Readonly<Record<string, unknown>>;
type Document = Json & { readonly id: number };

interface Index {
  readonly definition: Json;
  readonly documents: Map<string, Document>;
  meta: unknown;
  /** The index that evaluates searches; null after documents have changed. */
  searchable: ReturnType<typeof createIndex<Document>> | null;
}

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  readonly authorization: string;
  readonly text: string;
}

/** How the server behaves: normally, rejecting all documents, never answering, or answering with an error status. */
export type Behaviour = "normal" | "rejecting" | "silent" | number;

interface Answer {
  readonly status: number;
  readonly json?: unknown;
}

const missing = { status: 404, json: { error: { type: "index_not_found_exception" }, status: 404 } };
const refused = (type: string) => ({ status: 400, json: { error: { type }, status: 400 } });
const object = (value: unknown): Json => (typeof value === "object" && value !== null ? { ...value } : {});

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

/**
 * Starts a server with the part of Elasticsearch's and OpenSearch's documented HTTP API that the shop uses. It evaluates
 * searches with the embedded index.
 */
export async function startSearchServer() {
  const indexes = new Map<string, Index>();
  const aliases = new Map<string, string>();
  const received: Received[] = [];
  let behaviour: Behaviour = "normal";
  const findIndex = (name: string) => indexes.get(aliases.get(name) ?? name);

  function create(name: string, text: string): Answer {
    if (indexes.has(name)) return refused("resource_already_exists_exception");
    if (name !== name.toLowerCase()) return refused("invalid_index_name_exception");
    const definition = object(JSON.parse(text));
    indexes.set(name, {
      definition,
      documents: new Map(),
      meta: object(definition["mappings"])["_meta"],
      searchable: null,
    });
    return { status: 200, json: { acknowledged: true, index: name } };
  }

  function bulk({ text, type }: Received): Answer {
    if (type !== "application/x-ndjson" || !text.endsWith("\n")) return refused("illegal_argument_exception");
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => object(JSON.parse(line)));
    const items: unknown[] = [];
    while (lines.length > 0) {
      const line = lines.shift() ?? {};
      const [action, target] = Object.entries(line)[0] ?? [];
      const { _index: name, _id: id } = object(target);
      const index = findIndex(String(name));
      if (!index) return missing;
      index.searchable = null;
      const isThere = index.documents.has(String(id));
      if (behaviour === "rejecting") {
        if (action === "index") lines.shift();
        items.push({ [String(action)]: { _index: name, _id: id, status: 400 } });
        continue;
      }
      if (action === "index") index.documents.set(String(id), lines.shift() as Document);
      else index.documents.delete(String(id));
      items.push({ [String(action)]: { _index: name, _id: id, status: action === "delete" && !isThere ? 404 : 200 } });
    }
    return { status: 200, json: { took: 1, errors: behaviour === "rejecting", items } };
  }

  function alias(text: string): Answer {
    const { actions } = JSON.parse(text) as { readonly actions: readonly Json[] };
    for (const action of actions) {
      const { index, alias: name } = object(action["add"] ?? action["remove_index"]);
      if (action["add"]) aliases.set(String(name), String(index));
      else indexes.delete(String(index));
    }
    return { status: 200, json: { acknowledged: true } };
  }

  function search(name: string, text: string): Answer {
    const index = findIndex(name);
    if (!index) return missing;
    const { track_total_hits: _, ...body } = object(JSON.parse(text));
    // The embedded index has no subfields for words.
    const read = parseSearch(JSON.parse(JSON.stringify(body).replaceAll(".words", "")));
    if (!read.ok || "groupToken" in body || "groupId" in body) return refused("parsing_exception");
    const { from, size } = read.value;
    index.searchable ??= createIndex([...index.documents.values()]);
    const found = index.searchable.search(read.value, { from: from ?? 0, size: size ?? 10 });
    return {
      status: 200,
      json: {
        took: 1,
        timed_out: false,
        _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
        hits: {
          total: { value: found.total, relation: "eq" },
          max_score: null,
          hits: found.hits.map(({ score, document }) => ({
            _index: aliases.get(name) ?? name,
            _id: String(document.id),
            _score: score,
            _source: document,
          })),
        },
        ...(found.aggregations && { aggregations: found.aggregations }),
      },
    };
  }

  function mapping(name: string, method: string, text: string): Answer {
    const index = findIndex(name);
    if (!index) return missing;
    if (method === "PUT") index.meta = object(JSON.parse(text))["_meta"];
    return { status: 200, json: { [aliases.get(name) ?? name]: { mappings: { _meta: index.meta } } } };
  }

  function answer(request: Received): Answer {
    const { method, path, text } = request;
    const [, first = "", last = ""] = path.split("?")[0]?.split("/") ?? [];
    if (first === "_bulk") return bulk(request);
    if (first === "_aliases") return alias(text);
    if (first === "_alias") {
      const index = aliases.get(last);
      return index ? { status: 200, json: { [index]: { aliases: { [last]: {} } } } } : missing;
    }
    if (last === "_search") return search(first, text);
    if (last === "_mapping") return mapping(first, method, text);
    if (last === "_refresh") return { status: 200, json: {} };
    return method === "PUT" ? create(first, text) : missing;
  }

  const server = createServer(async (request, response) => {
    const text = await bodyOf(request);
    const { method = "", url: path = "", headers } = request;
    const { "content-type": type = "", authorization = "" } = headers;
    const entry = { method, path, type, authorization, text };
    received.push(entry);
    if (behaviour === "silent") return;
    const { status, json } =
      typeof behaviour === "string" ? answer(entry) : { status: behaviour, json: { error: { type: "simulated" } } };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    authorized: `http://shop:p%40ss@127.0.0.1:${port}/`,
    received,
    indexes,
    aliases,
    setBehaviour: (newBehaviour: Behaviour) => void (behaviour = newBehaviour),
    /** Closes the connections of requests that were never answered. */
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
