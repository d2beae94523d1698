import { configuration } from "#configuration/index.ts";
import type { AnyRefusedForm } from "#domain/plainForm/plainForm.ts";
import { createFairQueue } from "#platform/runtime/fairQueue.ts";
import { notSignedMessage, readSignature, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { createAdmission } from "../gate/admission.ts";
import { createBodyBudget } from "../gate/bodyBudget.ts";
import { compress } from "../answer/compression.ts";
import { contractPage } from "./contractPage.ts";
import { createGate, type GateSetting, isCrossSite } from "../gate/gate.ts";
import { findCall } from "../gate/findCall.ts";
import type { Pages } from "./pages.ts";
import { answerPlainForm, leadToForm, plainFormPaths } from "./plainForms.ts";
import { createRawProxy, type RawProxySetting } from "../gate/rawProxy.ts";
import type { Fetch } from "../gate/provider.ts";
import { envelope } from "../gate/providerAnswer.ts";
import type { Client } from "./clientAddress.ts";
import type { Bindings, ServerApp } from "./requestFrame.ts";
import type { RequestRecord } from "../log/log.ts";

export interface CallSetting extends GateSetting {
  readonly provider: Fetch;
  readonly pages: Pick<Pages, "entry">;
  /** The sandbox's pages are open to all clients, not only to those on this machine. */
  readonly isSandboxOpen: boolean;
  /**
   * Renders the page that shows a form again which was sent without JavaScript and refused. Without it, as without pages,
   * no such forms are accepted.
   */
  readonly renderRefused?: (
    request: Request,
    path: string,
    refused: AnyRefusedForm,
    env: Bindings,
  ) => Promise<Response>;
  /** The key that signs staff calls; null when they are refused. */
  readonly operatorKey: string | null;
  readonly onError: (error: unknown, record: RequestRecord) => void;
}

/** The time limit of a staff call, which may bring whole catalogues, in milliseconds. */
const staffTimeLimit = 300_000;

const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Returns whether a request may see the sandbox's pages, which show all mails. Unless they are open, it must come from this
 * machine and use its own host name, so that pages of the web cannot reach them.
 */
const canSeeSandbox = (request: Request, client: Client, isOpen: boolean): boolean =>
  (isOpen || (client.isLocal && localHosts.has(new URL(request.url).hostname))) &&
  (request.method === "GET" || (request.method === "POST" && !isCrossSite(request)));

/**
 * Adds the routes to the provider: `/api` through the gate; staff calls, notifications, links in mails and the sandbox
 * through the raw proxy. All of them are limited by each client's shares of the process.
 */
export function addCallRoutes(app: ServerApp, setting: CallSetting): void {
  const {
    provider,
    pages,
    isSandboxOpen,
    renderRefused,
    isProviderForeign = false,
    operatorKey,
    onAnswer,
    onError,
  } = setting;
  const { callShare, staffShare, forwardedBodies, staffBodies, largestStaffBody } = configuration.load;
  const { largestBody, gateTimeout } = configuration.network;
  const gate = createGate(setting);

  const callGate = async (request: Request, { record, client: { address: client } }: Bindings) => {
    const { contractCalls } = await pages.entry();
    const call = findCall(contractCalls, request.method, new URL(request.url).pathname);
    record.route = call.path;
    return gate(request, { call, client, requestId: record.requestId, onError: (error) => onError(error, record) });
  };
  app.get("/api/docs", async ({ req: { raw }, env }) => {
    const description = await callGate(new Request(new URL("/api/openapi.json", raw.url), { signal: raw.signal }), env);
    return compress(raw, await contractPage(description));
  });
  app.all("/api/*", async ({ req: { raw }, env }) => compress(raw, await callGate(raw, env)));

  app.on("GET", [...plainFormPaths], ({ req: { raw } }) => leadToForm(raw));
  if (renderRefused)
    app.on("POST", [...plainFormPaths], ({ req: { raw }, env }) =>
      answerPlainForm(raw, {
        callGate: (call) => callGate(call, env),
        renderPage: (path, refused) => renderRefused(raw, path, refused, env),
      }),
    );

  const defaultLimits = {
    bodyRule: { maximum: largestBody },
    timeLimit: gateTimeout,
    admit: createAdmission({ holdBody: createBodyBudget(forwardedBodies), queue: createFairQueue(callShare) }),
  };
  // Whole catalogues do not fit into memory together, so each is read only when it is its turn. The signature is checked
  // before that.
  const admitStaff = createAdmission({
    holdBody: createBodyBudget(staffBodies),
    queue: createFairQueue(staffShare),
    readsInTurn: true,
  });
  type CallLimits = Pick<RawProxySetting, "bodyRule" | "timeLimit" | "admit">;
  const forward = (
    request: Request,
    { record, client: { address: client } }: Bindings,
    limits: CallLimits = defaultLimits,
  ) =>
    createRawProxy({
      provider,
      client,
      ...limits,
      isProviderForeign: isProviderForeign && limits.admit !== admitStaff,
      onAnswer,
      onError: (error) => onError(error, record),
    })(request);

  app.on(["GET", "POST"], "/operator/*", async ({ req: { raw }, env }) => {
    env.record.route = "/operator/*";
    const { pathname, search } = new URL(raw.url);
    const head = { method: raw.method, target: pathname + search };
    const signature = raw.headers.get(signatureHeader) ?? "";
    // The body is read only with a valid signature.
    const verified = operatorKey === null ? null : readSignature(operatorKey, head, signature, new Date());
    if (!verified) return envelope(401, notSignedMessage);
    const bodyRule = { maximum: largestStaffBody, digest: verified.bodyDigest };
    return forward(raw, env, { bodyRule, timeLimit: staffTimeLimit, admit: admitStaff });
  });
  app.post("/webhooks/*", ({ req: { raw }, env }) => {
    env.record.route = "/webhooks/*";
    return forward(raw, env);
  });
  // Links in mails, whose tokens identify the reader instead of a cookie.
  app.on(["GET", "POST"], "/letters/*", ({ req: { raw }, env }) => {
    env.record.route = "/letters/*";
    return forward(raw, env);
  });
  app.all("/sandbox/*", async ({ req: { raw }, env }, next) => {
    if (!canSeeSandbox(raw, env.client, isSandboxOpen)) return next();
    env.record.route = "/sandbox/*";
    return forward(raw, env);
  });
}
