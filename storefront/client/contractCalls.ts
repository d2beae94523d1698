import { endpoints } from "#contract/endpoints.ts";
import { requestTimeout } from "./call.ts";

/** What the gate needs to know about a call. */
export interface ContractCall {
  readonly method: string;
  /** Placeholders such as `{storeCode}` stand for one segment of the path. */
  readonly path: string;
  /** The answer is JSON without an envelope. */
  readonly isBare: boolean;
  /** How long the gate waits for the answer, in milliseconds. */
  readonly timeLimit: number;
}

/** Every call of the contract. The gate treats other calls like those with an envelope. */
export const contractCalls: readonly ContractCall[] = Object.values(endpoints).map((endpoint) => ({
  method: endpoint.method,
  path: endpoint.path,
  isBare: endpoint.answer === "bare",
  timeLimit: requestTimeout(endpoint, "gate"),
}));
