import { verify, X509Certificate } from "node:crypto";
import * as z from "zod/mini";
import { LRUCache } from "lru-cache";
import type { TpaySettings } from "./settings.ts";
import { requestTimeout } from "../providerRequest.ts";
import { GatewayUnavailable } from "../gateway.ts";

/** A detached JSON Web Signature (RFC 7515, appendix F): its payload is the body of the request. */
export interface DetachedSignature {
  /** In base64url, as it was signed. */
  readonly header: string;
  /** The address of the certificate. */
  readonly x5u: string;
  readonly signature: Buffer;
}

const protectedHeader = z.object({ alg: z.literal("RS256"), x5u: z.string() });

/** Reads the header `X-JWS-Signature`; null when it is missing, invalid or not of Tpay's kind. */
export function readSignature(text: string): DetachedSignature | null {
  const [, header = "", signature = ""] = /^([\w-]{1,2000})\.\.([\w-]{1,2000})$/.exec(text) ?? [];
  try {
    const read = protectedHeader.safeParse(JSON.parse(Buffer.from(header, "base64url").toString("utf8")));
    return read.success ? { header, x5u: read.data.x5u, signature: Buffer.from(signature, "base64url") } : null;
  } catch {
    return null;
  }
}

/** Whether a body was signed with the key of a certificate. */
export function isSignedBy(certificate: X509Certificate, signed: DetachedSignature, body: string): boolean {
  const text = `${signed.header}.${Buffer.from(body, "utf8").toString("base64url")}`;
  return verify("RSA-SHA256", Buffer.from(text), certificate.publicKey, signed.signature);
}

const hosts = { live: "https://secure.tpay.com", sandbox: "https://secure.sandbox.tpay.com" } as const;
const rootPath = "/x509/tpay-jws-root.pem";

/** How long a certificate is cached, in milliseconds. */
const cacheTime = 24 * 60 * 60_000;
const maxCached = 20;
const maxFileLength = 64 * 1024;

/** Whether a certificate is valid at a moment. */
const isValid = (certificate: X509Certificate, now: Date) =>
  certificate.validFromDate <= now && now <= certificate.validToDate;

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const certificatesIn = (text: string) =>
  [...text.matchAll(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)].map(
    ([pem]) => new X509Certificate(pem),
  );

/** Whether each certificate is valid and issued by the next one, and the last one by the root. */
function isChain(chain: readonly X509Certificate[], root: X509Certificate, now: Date): boolean {
  return (
    isValid(root, now) &&
    chain.every((each, place) => {
      const issuer = chain[place + 1] ?? root;
      return isValid(each, now) && (issuer === root || issuer.ca) && isIssuedBy(each, issuer);
    })
  );
}

/**
 * Creates a reader of certificates by their address at Tpay; null for one that does not chain to Tpay's root. The files
 * are read from the address in the shop's settings, if there is one.
 */
export function createCertificates(
  { isLive, url }: Pick<TpaySettings, "isLive" | "url">,
  clock: () => Date,
): (address: string) => Promise<X509Certificate | null> {
  const host = url ?? hosts[isLive ? "live" : "sandbox"];
  const cache = new LRUCache<string, { readonly at: number; readonly chain: readonly X509Certificate[] }>({
    max: maxCached,
  });

  async function read(path: string): Promise<readonly X509Certificate[]> {
    const cached = cache.get(path);
    const now = clock().getTime();
    if (cached && now - cached.at < cacheTime) return cached.chain;
    try {
      const answer = await fetch(host + path, { signal: AbortSignal.timeout(requestTimeout), redirect: "error" });
      if (answer.status >= 500) throw new Error(`The certificate was answered with ${answer.status}.`);
      if (!answer.ok) return [];
      const chain = certificatesIn((await answer.text()).slice(0, maxFileLength));
      cache.set(path, { at: now, chain });
      return chain;
    } catch (cause) {
      throw new GatewayUnavailable("tpay", { mayHaveHappened: false, cause });
    }
  }

  return async (address) => {
    const [chain, [root]] = [await read(new URL(address).pathname), await read(rootPath)];
    const [certificate] = chain;
    return certificate && root && isChain(chain, root, clock()) ? certificate : null;
  };
}
