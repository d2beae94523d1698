const hosts = { live: "secure.tpay.com", sandbox: "secure.sandbox.tpay.com" } as const;

/** Whether the certificate of a signed notification lies where only Tpay can put it: by host, not by how the address begins (vectors, pay.tpay.x5u). */
export function isTpayCertificate(address: string, mode: keyof typeof hosts): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username } = new URL(address);
  return protocol === "https:" && host === hosts[mode] && username === "";
}
