// The embedded platform over HTTP, which plays an external provider and can be made to fail with `PUT /faults`.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer, json } from "node:stream/consumers";
import * as z from "zod";
import { openPlatform } from "#platform/runtime/openPlatform.ts";
import { demoSettings } from "../storefront/platform/support/demoSettings.ts";

/** Calls whose path contains `path` fail in the given way. */
const faults = z.array(
  z.object({ path: z.string(), kind: z.enum(["silence", "page", "nothing", "half", "broken-line"]) }),
);
export type Fault = z.output<typeof faults>[number];

const platform = await openPlatform({ settings: demoSettings, folder: process.env["DATA_FOLDER"] ?? "" });
let activeFaults: readonly Fault[] = [];

async function answer({ method = "GET", url = "/", headers }: IncomingMessage, body: Buffer): Promise<Response> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const request = new Request(new URL(url, "http://localhost"), {
    method,
    headers: Object.fromEntries(entries),
    body: body.length > 0 ? new Uint8Array(body) : null,
  });
  return platform.fetch(request);
}

function fail({ kind }: Fault, response: ServerResponse) {
  // The connection stays open without an answer.
  if (kind === "silence") return;
  if (kind === "broken-line") return response.destroy();
  response.setHeader("content-type", kind === "page" ? "text/html" : "application/json");
  response.end({ page: "<h1>It works!</h1>", nothing: "", half: '{"code":200,"resu' }[kind]);
}

async function handle(request: IncomingMessage, response: ServerResponse) {
  if (request.url === "/faults") {
    activeFaults = faults.parse(await json(request));
    response.end();
    return;
  }
  const body = await buffer(request);
  const fault = activeFaults.find(({ path }) => request.url?.includes(path));
  if (fault) return fail(fault, response);
  const answered = await answer(request, body);
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(Buffer.from(await answered.arrayBuffer()));
}

const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
server.listen(0, () => {
  const address = server.address();
  console.log(`The provider is at http://localhost:${typeof address === "object" && address ? address.port : 0}`);
});
process.on("SIGTERM", () => void platform.close().then(() => process.exit(0)));
