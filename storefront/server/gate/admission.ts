import { clientAt } from "#platform/kernel/http/client.ts";
import { type FairQueue, QueueFull } from "#platform/runtime/fairQueue.ts";
import type { Body, BodyRule, HoldBody } from "./bodyBudget.ts";
import { tooManyRequests, tryLater } from "./providerAnswer.ts";

export interface AdmittedCall {
  /** The address that the request came from; empty when unknown. */
  readonly client: string;
  readonly bodyRule: BodyRule;
  /** How long the call may take, in milliseconds: to arrive, to wait for its turn, and to be answered. */
  readonly timeLimit: number;
}

/**
 * Reads a request's body, waits for the client's turn and calls `handle`, whose time limit is the rest of the call's. Answers
 * 429 for a client with too much work waiting, 504 when the turn does not come in time, and as `HoldBody` does.
 */
export type Admit = (
  request: Request,
  call: AdmittedCall,
  handle: (body: Body, limit: AbortSignal) => Promise<Response>,
) => Promise<Response>;

export interface AdmissionSetting {
  readonly holdBody: HoldBody;
  readonly queue: FairQueue;
  /**
   * Reads the body only in the client's turn. By default it is read before, so that bodies that arrive slowly take no place
   * in the queue.
   */
  readonly readsInTurn?: boolean;
}

/** Creates the function through which calls reach the provider, limited by their bodies' memory and their client's share. */
export function createAdmission({ holdBody, queue, readsInTurn = false }: AdmissionSetting): Admit {
  return async (request, { client: address, bodyRule, timeLimit }, handle) => {
    const client = clientAt(address);
    const limit = AbortSignal.timeout(timeLimit);
    const signal = AbortSignal.any([limit, request.signal]);
    const read = (work: (body: Body) => Promise<Response>) => holdBody(request, { ...bodyRule, client, limit }, work);
    const inTurn = (work: () => Promise<Response>) => queue.run(client, work, signal);
    try {
      if (readsInTurn) return await inTurn(() => read((body) => handle(body, limit)));
      return await read((body) => inTurn(() => handle(body, limit)));
    } catch (error) {
      if (error instanceof QueueFull) return tooManyRequests();
      if (limit.aborted) return tryLater(504);
      throw error;
    }
  };
}
