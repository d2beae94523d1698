import { setTimeout as wait } from "node:timers/promises";
import {
  readViesAnswer,
  sandboxRegister,
  unavailable,
  type VatAnswer,
  type VatNumber,
  type VatRegister,
} from "./register.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";

export interface ViesOptions {
  /** The base URL, such as `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
  readonly url: string;
  readonly clock: () => Date;
  /** Timeout of a request in milliseconds. */
  readonly timeLimit?: number;
  /** Delay before the second attempt in milliseconds. */
  readonly retryDelay?: number;
}

/** After this many failures in a row, requests about a country pause for a while. */
const maxFailures = 3;
const pauseDuration = 60_000; // Milliseconds.

/**
 * Creates a client of VIES, the register of the European Commission. A request is attempted at most twice. After three failed
 * checks in a row, requests about that country pause for a minute (docs/specification/trade.md#trade-7).
 */
export function createViesRegister({ url, clock, timeLimit = 5000, retryDelay = 1000 }: ViesOptions): VatRegister {
  const failures = new Map<string, { readonly count: number; readonly at: number }>();

  async function send({ country, number }: VatNumber): Promise<VatAnswer> {
    try {
      const response = await fetch(`${url}/check-vat-number`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ countryCode: country, vatNumber: number }),
        signal: AbortSignal.timeout(timeLimit),
        redirect: "error",
      });
      const body: unknown = await response.json().catch(() => null);
      return readViesAnswer(response.status, body, number);
    } catch (error) {
      return unavailable(error instanceof DOMException && error.name === "TimeoutError" ? "TIMEOUT" : "TRANSPORT");
    }
  }

  function isPaused(country: string): boolean {
    const failed = failures.get(country);
    return failed !== undefined && failed.count >= maxFailures && clock().getTime() - failed.at < pauseDuration;
  }

  return async (vatNumber) => {
    const { country } = vatNumber;
    if (isPaused(country)) return unavailable("RESTING");
    let answer = await send(vatNumber);
    if (answer.outcome === "unavailable") {
      await wait(retryDelay);
      answer = await send(vatNumber);
    }
    if (answer.outcome === "unavailable") {
      failures.set(country, { count: (failures.get(country)?.count ?? 0) + 1, at: clock().getTime() });
    } else failures.delete(country);
    return answer;
  };
}

/** Countries of the shop whose numbers VIES can check. */
const viesCountries = new Set(["PL", "DE", "IT"]);

/** Splits a tax id into country and number; null for countries that VIES does not cover. */
export const toVatNumber = (country: string, taxId: string): VatNumber | null =>
  viesCountries.has(country) ? { country, number: taxId.replace(new RegExp(`^${country}`), "") } : null;

/** Creates the register from the settings, or the sandbox's. Create it only once, since it remembers failures. */
export const createVatRegister = ({ settings, clock }: Pick<PlatformParts, "settings" | "clock">): VatRegister =>
  settings.viesUrl === null ? sandboxRegister : createViesRegister({ url: settings.viesUrl, clock });
