import { contractCalls } from "#client/contractCalls.ts";
import { type App, type AppSetting, createApp } from "#server/http/createApp.ts";
import { createPlatformApp, type PlatformAppSetting } from "#server/http/createPlatformApp.ts";
import { createLog } from "#server/log/log.ts";
import type { Pages } from "#server/http/pages.ts";
import type { Fetch } from "#server/gate/provider.ts";
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

type PageSetting = Pick<TestShopSetting, "render" | "drawPicture" | "isFrameOnSale" | "makeGuide" | "timeLimit">;

/** Pages as the build has them, made up by a test. */
function testPages({
  render = plainPage,
  drawPicture = async () => null,
  isFrameOnSale = async () => true,
  makeGuide = async () => null,
  timeLimit = 5000,
}: PageSetting): Pages {
  const calls = contractCalls.map(({ method, path, isBare }) => ({ method, path, isBare, timeLimit }));
  const entry: Entry = { render, contractCalls: calls, routeIds: () => [], drawPicture, isFrameOnSale, makeGuide };
  return { entry: async () => entry, assets: () => ({ routes: {} }), intercept: () => {}, close: async () => {} };
}

/** An app with short ways to ask it, and what it wrote into its log. */
function asked(app: App, written: readonly string[]): TestShop {
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

const usualProvider: Fetch = async () => Response.json({ code: 200, result: true });

/** The whole server over a provider and pages made up by a test. */
export function testShop(setting: TestShopSetting = {}): TestShop {
  const written: string[] = [];
  const app = createApp({
    provider: usualProvider,
    images: imagesIn("nowhere"),
    ...setting,
    pages: testPages(setting),
    log: createLog("debug", { write: (text: string) => written.push(text) > 0 }),
  });
  return asked(app, written);
}

/** The platform without pages, for clients whose pages have these origins. */
export function testPlatformApp(
  setting: Partial<
    Pick<PlatformAppSetting, "provider" | "clientOrigins" | "isBehindProxy" | "isStopping" | "operatorKey">
  > = {},
): TestShop {
  const written: string[] = [];
  const app = createPlatformApp({
    provider: usualProvider,
    clientOrigins: [],
    isBehindProxy: false,
    isSandboxOpen: false,
    operatorKey: null,
    isStopping: () => false,
    isDiskFull: () => false,
    ...setting,
    images: imagesIn("nowhere"),
    pages: testPages({}),
    log: createLog("debug", { write: (text: string) => written.push(text) > 0 }),
  });
  return asked(app, written);
}
