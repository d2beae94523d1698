import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";

/** Encodes a value of ASN.1 by the distinguished encoding rules (X.690): a tag, the length and the bytes. */
function der(tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const text = (value: string) => der(0x0c, Buffer.from(value));
const time = (moment: Date) =>
  der(
    0x17,
    Buffer.from(
      `${moment
        .toISOString()
        .replaceAll(/[-:T]|\.\d+/g, "")
        .slice(2)}`,
    ),
  );

const sha256WithRsa = sequence(der(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b]), der(0x05));
const name = (commonName: string) => sequence(der(0x31, sequence(der(0x06, [0x55, 0x04, 0x03]), text(commonName))));
const isAuthority = sequence(der(0x06, [0x55, 0x1d, 0x13]), der(0x01, [0xff]), der(0x04, sequence(der(0x01, [0xff]))));
const subjectIsLocalhost = sequence(der(0x06, [0x55, 0x1d, 0x11]), der(0x04, sequence(der(0x87, [127, 0, 0, 1]))));

/** A certificate with its key. */
export interface Certified {
  readonly name: string;
  readonly pem: string;
  readonly privateKey: KeyObject;
}

interface CertificateOptions {
  readonly name: string;
  /** Null for a self-signed certificate. */
  readonly issuer: Certified | null;
  readonly from?: Date;
  readonly to?: Date;
}

let serial = 0;

/** Creates a certificate (RFC 5280) with its key: a self-signed authority, or a certificate for 127.0.0.1. */
export function certify({
  name: subject,
  issuer,
  from = new Date("2020-01-01"),
  to = new Date("2045-01-01"),
}: CertificateOptions): Certified {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const certificate = sequence(
    der(0xa0, der(0x02, [2])),
    der(0x02, [++serial]),
    sha256WithRsa,
    name(issuer?.name ?? subject),
    sequence(time(from), time(to)),
    name(subject),
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(issuer ? subjectIsLocalhost : isAuthority)),
  );
  const signature = sign("RSA-SHA256", certificate, issuer?.privateKey ?? privateKey);
  const whole = sequence(certificate, sha256WithRsa, der(0x03, [0], signature)).toString("base64");
  const lines = whole.match(/.{1,64}/g)?.join("\n") ?? "";
  return { name: subject, privateKey, pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` };
}
