import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { App } from "./createApp.ts";
import type { HeaderOf } from "./requestFrame.ts";
import type { PageAnswer } from "../answer/pageAnswer.ts";

function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(", ") : value;
}

function send({ method }: IncomingMessage, response: ServerResponse, { status, headers, body }: PageAnswer) {
  response.writeHead(status, headers.flat());
  response.end(method === "HEAD" ? null : body);
}

/** Creates the listener for Node's server. Cached pages are sent directly, without creating `Request` and `Response` objects. */
export function createListener(app: App): RequestListener {
  const answer = getRequestListener((request, { incoming }) => app.fetch(request, incoming.socket.remoteAddress));
  return (request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const header: HeaderOf = (name) => headerOf(headers[name]);
    if (url === "*") {
      send(request, response, app.answerForServer(method, header));
      return;
    }
    const cached = method === "GET" || method === "HEAD" ? app.cachedPage(url, method, header) : null;
    if (cached) send(request, response, cached);
    else void answer(request, response);
  };
}
