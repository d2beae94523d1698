import { contractCalls } from "#client/contractCalls.ts";
import { type App, type AppSetting, createApp } from "#server/http/createApp.ts";
import { createPlatformApp, type PlatformAppSetting } from "#server/http/createPlatformApp.ts";
import { createLog } from "#server/log/log.ts";
import type { Pages } from "#server/http/pages.ts";
import type { Fetch } from "#server/gate/provider.ts";
import { imagesIn } from "../../../support/shop.ts";
import { parsePageQuery } from "./pageQuery.ts";

type Entry = Awaited<ReturnType<Pages["entry"]>>;
export type Render = Entry["render"];

export const origin = "http://shop.test";

export interface TestShopSetting extends Partial<Omit<AppSetting, "pages" | "log">> {
  /** Renders pages; by default one line of text. */
  readonly render?: Render;
  /** Draws pictures; by default none exist. */
  readonly drawPicture?: Entry["drawPicture"];
  /** Returns whether the catalogue has a drawn frame; by default all. */
  readonly isFrameOnSale?: Entry["isFrameOnSale"];
  /** Creates guides; by default none exist. */
  readonly makeGuide?: Entry["makeGuide"];
  /** Opens paid downloads; by default none exist. */
  readonly makeDownload?: Entry["makeDownload"];
  /** Creates invoices; by default none exist. */
  readonly makeInvoice?: Entry["makeInvoice"];
  /** Writes the files that programs read; by default none exist. */
  readonly makeMachineFile?: Entry["makeMachineFile"];
  /** How long the gate waits for an answer, in milliseconds. */
  readonly timeLimit?: number;
}

export interface TestShop extends App {
  /** Requests a path with these headers. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly post: (path: string, body?: string, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Returns everything that was logged so far. */
  readonly log: () => string;
  /** Returns the log lines of requests as objects. */
  readonly requests: () => readonly Readonly<Record<string, unknown>>[];
}

/** Returns a page as the application renders it. */
export const rendered = (html: string, { status = 200, headers }: ResponseInit = {}) => ({
  status,
  headers: new Headers(headers),
  html,
});

const plainPage: Render = async () => rendered("<!doctype html><p>Dioptra</p>");

type PageSetting = Pick<
  TestShopSetting,
  | "render"
  | "drawPicture"
  | "isFrameOnSale"
  | "makeGuide"
  | "makeDownload"
  | "makeInvoice"
  | "makeMachineFile"
  | "timeLimit"
>;

/** Creates pages like those of the build. */
function testPages({
  render = plainPage,
  drawPicture = async () => null,
  isFrameOnSale = async () => true,
  makeGuide = async () => null,
  makeDownload = async () => null,
  makeInvoice = async () => null,
  makeMachineFile = async () => null,
  timeLimit = 5000,
}: PageSetting): Pages {
  const calls = contractCalls.map(({ method, path, isBare }) => ({ method, path, isBare, timeLimit }));
  const entry: Entry = {
    render,
    contractCalls: calls,
    declaredPages: () => ({}),
    parsePageQuery,
    drawPicture,
    isFrameOnSale,
    makeGuide,
    makeDownload,
    makeInvoice,
    makeMachineFile,
  };
  return {
    entry: async () => entry,
    assets: () => ({ routes: {}, laterStyles: {} }),
    offlineFiles: () => null,
    parseQuery: parsePageQuery,
    intercept: () => {},
    close: async () => {},
  };
}

/** Adds shortcuts for requests and access to the log to an app. */
function toTestShop(app: App, logged: readonly string[]): TestShop {
  const fetch: Fetch = (request) => app.fetch(request);
  return {
    ...app,
    get: (path, headers = {}) => fetch(new Request(origin + path, { headers })),
    post: (path, body = "{}", headers = {}) =>
      fetch(
        new Request(origin + path, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body,
        }),
      ),
    log: () => logged.join(""),
    requests: () =>
      logged
        .join("")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === "request"),
  };
}

const defaultProvider: Fetch = async () => Response.json({ code: 200, result: true });

/** Creates the shop's server over a provider and pages of the test. */
export function testShop(setting: TestShopSetting = {}): TestShop {
  const logged: string[] = [];
  const app = createApp({
    provider: defaultProvider,
    images: imagesIn("nowhere"),
    shopOrigin: origin,
    ...setting,
    pages: testPages(setting),
    log: createLog("debug", { write: (text: string) => logged.push(text) > 0 }),
  });
  return toTestShop(app, logged);
}

/** Creates the platform's server without pages. */
export function testPlatformApp(
  setting: Partial<
    Pick<PlatformAppSetting, "provider" | "clientOrigins" | "isBehindProxy" | "isStopping" | "operatorKey">
  > = {},
): TestShop {
  const logged: string[] = [];
  const app = createPlatformApp({
    provider: defaultProvider,
    clientOrigins: [],
    isBehindProxy: false,
    isSandboxOpen: false,
    operatorKey: null,
    isStopping: () => false,
    isDiskFull: () => false,
    ...setting,
    images: imagesIn("nowhere"),
    pages: testPages({}),
    log: createLog("debug", { write: (text: string) => logged.push(text) > 0 }),
  });
  return toTestShop(app, logged);
}
