import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App } from "./createApp.ts";
import type { PageAnswer } from "../answer/pageAnswer.ts";

function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}

function send({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: PageAnswer) {
  response.writeHead(status, headers.flat());
  response.end(method === "HEAD" ? null : body);
}

/** The shop for Node's server. A page that is kept goes out as it is, without a detour through the web's own objects. */
export function createListener(app: App): RequestListener {
  const answer = getRequestListener((request, { incoming }) => app.fetch(request, incoming.socket.remoteAddress));
  return (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const kept =
      method === "GET" || method === "HEAD" ? app.kept(url, method, (name) => headerOf(headers[name])) : null;
    if (kept) send(request, response, kept);
    else void answer(request, response);
  };
}
