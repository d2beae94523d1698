import { endpoints } from "#contract/endpoints.ts";
import { newClient } from "../support/accounts.ts";
import type { Answer, TestPlatform } from "../support/openTestPlatform.ts";
import { rows } from "./rows.ts";
import type { Who, World } from "./world.ts";

export type Name = keyof typeof rows;

export interface AskedRow {
  readonly name: Name;
  readonly who: Who;
  /** What of the query is not sent. */
  readonly without?: string;
}

/** Makes the call of a row, each from an address of its own. */
export async function askRow(platform: TestPlatform, world: World, { name, who, without }: AskedRow): Promise<Answer> {
  const { method, path } = endpoints[name];
  const { query = {}, body } = rows[name].ask(world);
  const sent = new URLSearchParams({ storeCode: "pl", ...query });
  if (without !== undefined) sent.delete(without);
  const address = `${path
    .replace("{storeCode}", "pl")
    .replace(/\{\w+\}/, "999999")
    .replace("/api/", "")}?${sent}`;
  const headers = { ...newClient(), ...world.headers[who] };
  if (method === "GET") return platform.get(address, headers);
  return platform[method === "PUT" ? "put" : "post"](address, body ?? {}, headers);
}
