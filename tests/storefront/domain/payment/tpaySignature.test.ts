import { expect, test } from "vitest";
import * as z from "zod";
import { isTpayCertificate, tpayChecksum } from "#domain/payment/tpaySignature.ts";
import { vectors } from "../../../vectors/vectors.ts";

const checksumInput = z.strictObject({
  id: z.number(),
  tr_id: z.string(),
  tr_amount: z.string(),
  tr_crc: z.string(),
  code: z.string(),
});

test.each(vectors("pay.tpay.md5", checksumInput, z.string()))("pay.tpay.md5: $name", ({ input, expected }) => {
  const { id, tr_id, tr_amount, tr_crc, code } = input;
  const sum = { merchantId: String(id), title: tr_id, amount: tr_amount, reference: tr_crc };
  expect(tpayChecksum(sum, code)).toBe(expected);
});

const address = z.strictObject({ url: z.string(), prod: z.boolean() });

test.each(vectors("pay.tpay.x5u", address, z.boolean()))("pay.tpay.x5u: $name", ({ input, expected }) => {
  expect(isTpayCertificate(input.url, input.prod ? "live" : "sandbox")).toBe(expected);
});

test.each([
  "no address",
  "https://secure.tpay.com:8443/x509/a.pem",
  "https://someone@secure.tpay.com/x509/a.pem",
  "https://:secret@secure.tpay.com/x509/a.pem",
  "https://secure.tpay.com./x509/a.pem",
  "https://secure.tpay.com@evil.example/x509/a.pem",
  "https://secure.sandbox.tpay.com/x509/a.pem",
  "https://secure.tpay.com/a.pem",
  "https://secure.tpay.com/files/x509/a.pem",
  "https://secure.tpay.com/x509",
  "https://secure.tpay.com/x509/",
  "https://secure.tpay.com/X509/a.pem",
  "https://secure.tpay.com/x509/../upload/a.pem",
  "https://secure.tpay.com/x509/%2e%2e/upload/a.pem",
  "https://secure.tpay.com/x509/..%2fupload%2fa.pem",
  "https://secure.tpay.com/x509\\..\\upload/a.pem",
])("refuses %s as a certificate of Tpay", (url) => {
  expect(isTpayCertificate(url, "live")).toBe(false);
});
