import { hasGivenWay } from "./sqlState.ts";

const mostTries = 4;

/** Does a transaction again that gave way to another one; what fails for another reason has failed. */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= mostTries || !hasGivenWay(error)) throw error;
    }
  }
}
