import { readCsv } from "#platform/staff/catalogueCsv.ts";
import { sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { openingDay, type TestPlatform } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";

const key = testSettings.operatorKey ?? "";

/** Asks as the shop's staff does. */
export async function asStaff(
  { fetch }: Pick<TestPlatform, "fetch">,
  method: "GET" | "POST",
  path: string,
  sent?: { readonly type?: string; readonly text: string },
) {
  const target = `/operator/${path}`;
  const text = sent?.text ?? "";
  const signature = sign(key, { method, target, body: Buffer.from(text) }, openingDay);
  return fetch(
    new Request(`http://shop.test${target}`, {
      method,
      headers: { [signatureHeader]: signature, "content-type": sent?.type ?? "application/json" },
      ...(method === "POST" && { body: text }),
    }),
  );
}

/** The same with JSON in and out. */
export async function staffCall(platform: Pick<TestPlatform, "fetch">, path: string, body?: unknown) {
  const response = await (body === undefined
    ? asStaff(platform, "GET", path)
    : asStaff(platform, "POST", path, { text: JSON.stringify(body) }));
  const { result } = (await response.json()) as { readonly result: unknown };
  return { status: response.status, headers: response.headers, result };
}

/** The rows of a CSV that can be read. */
export function readRows(csv: string): readonly unknown[] {
  const file = readCsv(csv);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value.rows;
}
