import { setTimeout as wait } from "node:timers/promises";
import { readViesAnswer, sandboxRegister, type VatAnswer, type VatNumber, type VatRegister } from "./register.ts";
import type { PlatformParts } from "../kernel/platformParts.ts";

export interface ViesSetting {
  /** Such as `https://ec.europa.eu/taxation_customs/vies/rest-api`. */
  readonly url: string;
  readonly clock: () => Date;
  /** Milliseconds for one try, and before the second one. */
  readonly timeLimit?: number;
  readonly pause?: number;
}

const unavailable = (code: string): VatAnswer => ({ outcome: "unavailable", code });

/** After this many failures in a row, requests about a country pause for a while. */
const maxFailures = 3;
const rest = 60_000; // Milliseconds.

/**
 * The register of the European Commission, VIES. A request is tried at most twice; after failures, requests about that
 * country pause for a minute (docs/specification/trade.md#trade-7).
 */
export function viesRegister({ url, clock, timeLimit = 5000, pause = 1000 }: ViesSetting): VatRegister {
  const failures = new Map<string, { readonly count: number; readonly at: number }>();

  async function ask({ country, number }: VatNumber): Promise<VatAnswer> {
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

  function isResting(country: string): boolean {
    const failed = failures.get(country);
    return failed !== undefined && failed.count >= maxFailures && clock().getTime() - failed.at < rest;
  }

  return async (asked) => {
    const { country } = asked;
    if (isResting(country)) return unavailable("RESTING");
    let answer = await ask(asked);
    if (answer.outcome === "unavailable") {
      await wait(pause);
      answer = await ask(asked);
    }
    if (answer.outcome === "unavailable") {
      failures.set(country, { count: (failures.get(country)?.count ?? 0) + 1, at: clock().getTime() });
    } else failures.delete(country);
    return answer;
  };
}

/** Countries whose numbers VIES knows. */
const inUnion = new Set(["PL", "DE", "IT"]);

/** A number in the two parts in which the register has it; null where there is no such register. */
export const numberOf = (country: string, taxId: string): VatNumber | null =>
  inUnion.has(country) ? { country, number: taxId.replace(new RegExp(`^${country}`), "") } : null;

/** The register that the settings name, or the sandbox's. One for all who ask, so that it remembers who does not answer. */
export const registerOf = ({ settings, clock }: Pick<PlatformParts, "settings" | "clock">): VatRegister =>
  settings.viesUrl === null ? sandboxRegister : viesRegister({ url: settings.viesUrl, clock });
