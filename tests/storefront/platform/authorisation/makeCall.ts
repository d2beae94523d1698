import { endpoints } from "#contract/endpoints.ts";
import { newClient } from "../support/accounts.ts";
import type { Answer, TestPlatform } from "../support/openTestPlatform.ts";
import { accessRules } from "./accessRules.ts";
import type { Caller, Fixture } from "./fixture.ts";

export type CallName = keyof typeof accessRules;

export interface CallOptions {
  readonly name: CallName;
  readonly caller: Caller;
  /** The query parameter to leave out. */
  readonly without?: string;
}

/** Makes a call of the contract as a caller, each time from a new client address. */
export async function makeCall(
  platform: TestPlatform,
  fixture: Fixture,
  { name, caller, without }: CallOptions,
): Promise<Answer> {
  const { method, path } = endpoints[name];
  const { query = {}, body } = accessRules[name].request(fixture);
  const sent = new URLSearchParams({ storeCode: "pl", ...query });
  if (without !== undefined) sent.delete(without);
  const address = `${path
    .replace("{storeCode}", "pl")
    .replace(/\{\w+\}/, "999999")
    .replace("/api/", "")}?${sent}`;
  const headers = { ...newClient(), ...fixture.headers[caller] };
  if (method === "GET") return platform.get(address, headers);
  return platform[method === "PUT" ? "put" : "post"](address, body ?? {}, headers);
}
