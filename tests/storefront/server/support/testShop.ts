import { contractCalls } from "#client/contractCalls.ts";
import { type App, type AppSetting, createApp } from "#server/createApp.ts";
import { createLog } from "#server/log.ts";
import type { Pages } from "#server/pages.ts";
import type { Fetch } from "#server/provider.ts";
import { imagesIn } from "../../../support/shop.ts";

type Entry = Awaited<ReturnType<Pages["entry"]>>;
export type Render = Entry["render"];

export const origin = "http://shop.test";

export interface TestShopSetting extends Partial<Omit<AppSetting, "pages" | "log">> {
  /** How pages are written; by default as one line of text. */
  readonly render?: Render;
  /** How pictures are drawn; by default there are none. */
  readonly drawPicture?: Entry["drawPicture"];
  /** Which drawn frames the catalogue has; by default all. */
  readonly isFrameOnSale?: Entry["isFrameOnSale"];
  /** How guides are written; by default there are none. */
  readonly makeGuide?: Entry["makeGuide"];
  /** Milliseconds that the gate waits for any answer. */
  readonly timeLimit?: number;
}

export interface TestShop extends App {
  /** Asks by path, with these headers. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly post: (path: string, body?: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Everything that was logged so far. */
  readonly log: () => string;
  /** The lines of requests, as values. */
  readonly requests: () => readonly Readonly<Record<string, unknown>>[];
}

/** A page as the application renders it. */
export const rendered = (html: string, { status = 200, headers }: ResponseInit = {}) => ({
  status,
  headers: new Headers(headers),
  html,
});

const plainPage: Render = async () => rendered("<!doctype html><p>Dioptra</p>");

const json = (value: unknown) => Response.json(value);

/** The whole server over a provider and pages made up by a test. */
export function testShop({
  provider = async () => json({ code: 200, result: true }),
  render = plainPage,
  drawPicture = async () => null,
  isFrameOnSale = async () => true,
  makeGuide = async () => null,
  timeLimit = 5000,
  ...setting
}: TestShopSetting = {}): TestShop {
  const calls = contractCalls.map(({ method, path, isBare }) => ({ method, path, isBare, timeLimit }));
  const entry: Entry = { render, contractCalls: calls, routeIds: () => [], drawPicture, isFrameOnSale, makeGuide };
  const written: string[] = [];
  const app = createApp({
    images: imagesIn("nowhere"),
    ...setting,
    provider,
    pages: { entry: async () => entry, assets: () => ({ routes: {} }), intercept: () => {}, close: async () => {} },
    log: createLog("debug", { write: (text: string) => written.push(text) > 0 }),
  });
  const ask: Fetch = (request) => app.fetch(request);
  return {
    ...app,
    get: (path, headers = {}) => ask(new Request(origin + path, { headers })),
    post: (path, body = "{}", headers = {}) =>
      ask(
        new Request(origin + path, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body,
        }),
      ),
    log: () => written.join(""),
    requests: () =>
      written
        .join("")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === "request"),
  };
}
