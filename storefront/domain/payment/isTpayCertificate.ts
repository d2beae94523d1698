const hosts = { live: "secure.tpay.com", sandbox: "secure.sandbox.tpay.com" } as const;

/** A file right in the folder: nothing that another program might decode to a way out of it. */
const folder = /^\/x509\/[\w.-]+$/;

/**
 * Whether the certificate of a signed notification lies where only Tpay can put it: by host, not by how the address begins,
 * and in its folder of certificates (vectors, pay.tpay.x5u; domain reference, section 4.4).
 */
export function isTpayCertificate(address: string, mode: keyof typeof hosts): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password, pathname } = new URL(address);
  const isAnonymous = username === "" && password === "";
  return protocol === "https:" && host === hosts[mode] && isAnonymous && folder.test(pathname);
}
