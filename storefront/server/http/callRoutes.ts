import { configuration } from "#configuration/index.ts";
import { createFairQueue } from "#platform/runtime/fairQueue.ts";
import { notSigned, readSignature, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { createBodyBudget } from "../gate/bodyBudget.ts";
import { compress } from "../answer/compression.ts";
import { contractPage } from "./contractPage.ts";
import { createGate, type GateSetting } from "../gate/gate.ts";
import { knownCalls } from "../gate/knownCalls.ts";
import type { Pages } from "./pages.ts";
import { createRawProxy, type RawProxySetting } from "../gate/rawProxy.ts";
import type { Fetch } from "../gate/provider.ts";
import { envelope } from "../gate/providerAnswer.ts";
import type { Bindings, ServerApp } from "./requestFrame.ts";
import type { RequestRecord } from "../log/requestRecord.ts";
import { maySeeSandbox } from "./sandbox.ts";

export interface CallSetting extends Omit<GateSetting, "holdBody"> {
  readonly provider: Fetch;
  readonly pages: Pick<Pages, "entry">;
  /** The sandbox's pages are open to everyone, not only to requests from this machine. */
  readonly isSandboxOpen: boolean;
  /** The key that signs staff calls; null when they are refused. */
  readonly operatorKey: string | null;
  readonly onError: (error: unknown, record: RequestRecord) => void;
}

/** Milliseconds that a call of the staff may take: it brings whole catalogues. */
const staffTimeLimit = 300_000;

/**
 * Adds the provider's calls: `/api` through the gate, and what goes to the embedded platform as it is (the staff's calls,
 * notifications, links in mails, the sandbox). All of them within each client's share and the bytes that may be held.
 */
export function addCallRoutes(app: ServerApp, setting: CallSetting): void {
  const { provider, pages, isSandboxOpen, isProviderForeign = false, operatorKey, onAnswer, onError } = setting;
  const { callShare, staffShare, bodyBytes, staffBodyBytes, largestStaffBody } = configuration.load;
  const { largestBody, gateTimeout } = configuration.network;
  const holdBody = createBodyBudget(bodyBytes);
  const gate = createGate({ ...setting, holdBody });

  const ask = async (request: Request, { record, client: { address: client } }: Bindings) => {
    const { contractCalls } = await pages.entry();
    const call = knownCalls(contractCalls)(request.method, new URL(request.url).pathname);
    record.route = call.path;
    return gate(request, { call, client, requestId: record.requestId, onError: (error) => onError(error, record) });
  };
  app.get("/api/docs", async ({ req: { raw }, env }) => {
    const described = await ask(new Request(new URL("/api/openapi.json", raw.url), { signal: raw.signal }), env);
    return compress(raw, await contractPage(described));
  });
  app.all("/api/*", async ({ req: { raw }, env }) => compress(raw, await ask(raw, env)));

  const usual = {
    bodyRule: { maximum: largestBody },
    timeLimit: gateTimeout,
    holdBody,
    queue: createFairQueue(callShare),
  };
  // Whole catalogues have room of their own, so that they and the shoppers' calls do not crowd each other out.
  const forStaff = {
    timeLimit: staffTimeLimit,
    holdBody: createBodyBudget(staffBodyBytes),
    queue: createFairQueue(staffShare),
  };
  type Allowed = Pick<RawProxySetting, "bodyRule" | "timeLimit" | "holdBody" | "queue">;
  const passOn = (request: Request, { record, client: { address: client } }: Bindings, allowed: Allowed = usual) =>
    createRawProxy({
      provider,
      client,
      ...allowed,
      isProviderForeign: isProviderForeign && allowed.queue !== forStaff.queue,
      onAnswer,
      onError: (error) => onError(error, record),
    })(request);

  app.on(["GET", "POST"], "/operator/*", async ({ req: { raw }, env }) => {
    env.record.route = "/operator/*";
    const { pathname, search } = new URL(raw.url);
    const head = { method: raw.method, target: pathname + search };
    const signature = raw.headers.get(signatureHeader) ?? "";
    // Without the staff's signature no byte of the body is read.
    const signed = operatorKey === null ? null : readSignature(operatorKey, head, signature, new Date());
    if (!signed) return envelope(401, notSigned);
    return passOn(raw, env, { ...forStaff, bodyRule: { maximum: largestStaffBody, digest: signed.bodyDigest } });
  });
  app.post("/webhooks/*", ({ req: { raw }, env }) => {
    env.record.route = "/webhooks/*";
    return passOn(raw, env);
  });
  // Where links in mails lead. A mail's reader proves with the link who they are, and not with a cookie.
  app.on(["GET", "POST"], "/letters/*", ({ req: { raw }, env }) => {
    env.record.route = "/letters/*";
    return passOn(raw, env);
  });
  app.all("/sandbox/*", async ({ req: { raw }, env }, next) => {
    if (!maySeeSandbox(raw, env.client, isSandboxOpen)) return next();
    env.record.route = "/sandbox/*";
    return passOn(raw, env);
  });
}
