import { readCsv } from "#platform/staff/catalogueCsv.ts";
import { sign, signatureHeader } from "#platform/kernel/http/staffSignature.ts";
import { openingDay, type TestPlatform } from "../support/openTestPlatform.ts";
import { testSettings } from "../support/testParts.ts";

const key = testSettings.operatorKey ?? "";

/** Makes a signed call of the staff. */
export async function asStaff(
  { fetch }: Pick<TestPlatform, "fetch">,
  method: "GET" | "POST",
  path: string,
  sent?: { readonly type?: string; readonly text: string | Uint8Array<ArrayBuffer> },
) {
  const target = `/operator/${path}`;
  const text = sent?.text ?? "";
  const signature = sign(
    key,
    { method, target, body: typeof text === "string" ? Buffer.from(text) : text },
    openingDay,
  );
  return fetch(
    new Request(`http://shop.test${target}`, {
      method,
      headers: { [signatureHeader]: signature, "content-type": sent?.type ?? "application/json" },
      ...(method === "POST" && { body: text }),
    }),
  );
}

/** Makes a signed call with a JSON body, or a GET without one, and parses the answer. */
export async function staffCall(platform: Pick<TestPlatform, "fetch">, path: string, body?: unknown) {
  const response = await (body === undefined
    ? asStaff(platform, "GET", path)
    : asStaff(platform, "POST", path, { text: JSON.stringify(body) }));
  const { result } = (await response.json()) as { readonly result: unknown };
  return { status: response.status, headers: response.headers, result };
}

/** Returns the rows of a valid CSV. */
export function readRows(csv: string): readonly unknown[] {
  const file = readCsv(csv);
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return file.value.rows;
}
