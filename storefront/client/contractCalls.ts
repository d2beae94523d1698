import { endpoints } from "#contract/endpoints.ts";
import { requestTimeout } from "./timeouts.ts";

/** What the gate has to know of a call that passes it. */
export interface ContractCall {
  readonly method: string;
  /** `{storeCode}` and its like stand for one part of the path. */
  readonly path: string;
  /** Its answer is JSON without an envelope. */
  readonly isBare: boolean;
  /** How long the gate waits for its answer, in milliseconds. */
  readonly timeLimit: number;
}

/** Every call of the contract, for the gate: what it does not find here, it treats as a call of the usual kind. */
export const contractCalls: readonly ContractCall[] = Object.values(endpoints).map((endpoint) => ({
  method: endpoint.method,
  path: endpoint.path,
  isBare: endpoint.answer === "bare",
  timeLimit: requestTimeout(endpoint, "gate"),
}));
