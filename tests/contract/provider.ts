import type * as z from "zod/mini";
import type { Endpoint, QueryParameter } from "#contract/wire/endpoint.ts";
import { endpoints } from "#contract/endpoints.ts";
import { anyEnvelope } from "#contract/wire/answer.ts";
import type { CallName, Fixtures } from "./fixtures.ts";

type AnyEndpoint = Endpoint<z.ZodMiniType | null, z.ZodMiniType>;
type Query = Partial<Record<QueryParameter, string>>;

export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly headers: Headers;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
  /** The code in the envelope; null without an envelope. */
  readonly code: number | null;
  readonly result: unknown;
  readonly meta: unknown;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A client of a provider. It sends the cookies of earlier answers, and the token if it is set. */
export class Provider {
  readonly visited = new Set<CallName>();
  readonly url: string;
  readonly fixtures: Fixtures;
  token: string | null = null;
  #cookies = new Map<string, string>();

  constructor(url: string, fixtures: Fixtures) {
    this.url = url.replace(/\/$/, "");
    this.fixtures = fixtures;
  }

  /** Creates another client without token and cookies. */
  stranger(): Provider {
    const other = new Provider(this.url, this.fixtures);
    return Object.assign(other, { visited: this.visited });
  }

  /** Makes a call of the contract as the shop does. */
  async ask(name: CallName, query: Query = {}, body?: unknown): Promise<Answer> {
    this.visited.add(name);
    const endpoint: AnyEndpoint = endpoints[name];
    const { storeCode, localeCode } = this.fixtures;
    // Ids in paths are unknown ones, because the suite creates nothing that has one.
    const path = endpoint.path.replace("{storeCode}", storeCode).replaceAll(/\{\w+\}/g, "999999");
    const url = new URL(this.url + path);
    const defaults: Query = { storeCode, localeCode };
    for (const parameter of endpoint.query) {
      const value = query[parameter] ?? defaults[parameter];
      if (value !== undefined) url.searchParams.set(parameter, value);
    }
    return this.fetch(url, endpoint.method, endpoint.method === "GET" ? undefined : JSON.stringify(body ?? {}));
  }

  /** Makes a call and parses its result as the shop does. Throws if the call fails or its result is invalid. */
  async result(name: CallName, query: Query = {}, body?: unknown): Promise<unknown> {
    const answer = await this.ask(name, query, body);
    const endpoint: AnyEndpoint = endpoints[name];
    const isBare = endpoint.answer === "bare";
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.result)}`);
    return endpoint.result(this.fixtures.currency).parse(isBare ? answer.json : answer.result);
  }

  async fetch(url: URL, method: string, body?: string, type = "application/json"): Promise<Answer> {
    const response = await fetch(url, {
      method,
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": type }),
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(this.#cookies.size > 0 && { cookie: [...this.#cookies].map((pair) => pair.join("=")).join("; ") }),
      },
      ...(body !== undefined && { body }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie);
    const json = parseJson(await response.text());
    const envelope = anyEnvelope.safeParse(json).data;
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      headers: response.headers,
      json,
      code: envelope?.code ?? null,
      result: envelope?.result,
      meta: envelope?.meta,
    };
  }

  #storeCookie(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";");
    const [name = "", ...value] = pair.trim().split("=");
    if (attributes.some((each) => /max-age=0/i.test(each))) this.#cookies.delete(name);
    else this.#cookies.set(name, value.join("="));
  }
}
