import { withPrefix } from "../store.ts";
import type { ConfiguratorStep } from "./steps.ts";

/** What a configurator's address names. */
export interface ConfiguratorAddress {
  readonly parentSku: string;
  /** The variant that gets the lenses; null for a product without variants. */
  readonly childSku: string | null;
  /** The sku of the chosen lenses; null before they are chosen. */
  readonly lensSku?: string | null;
  readonly step?: ConfiguratorStep | null;
  /** The platform's id of the cart line that is changed; null for new glasses. */
  readonly line?: number | null;
}

/**
 * Returns the address of the page where a frame gets its lenses (docs/specification/prescriptions.md#rx-18). It names the
 * frame, the lenses, the step and the line that is changed, and never a value of the prescription.
 */
export function configuratorHref(
  storePrefix: string,
  { parentSku, childSku, lensSku = null, step = null, line = null }: ConfiguratorAddress,
): string {
  const frame = [parentSku, ...(childSku !== null && childSku !== parentSku ? [childSku] : [])];
  const path = `/prescription/${frame.map(encodeURIComponent).join("/")}/lens=${encodeURIComponent(lensSku ?? "")}`;
  const query = [...(line === null ? [] : [`line=${line}`]), ...(step === null ? [] : [`step=${step}`])].join("&");
  return withPrefix(path, { prefix: storePrefix }) + (query === "" ? "" : `?${query}`);
}

/** The decoded parts of a configurator's path. */
export interface ConfiguratorParams {
  readonly parentSku?: string | undefined;
  readonly childSku?: string | undefined;
  readonly lens?: string | undefined;
}

const lensPrefix = "lens=";

/**
 * Returns what a configurator's path names. Variant and lenses may both be left out, so a router reads the lenses of a
 * frame without variants as its variant.
 */
export function readConfiguratorParams({ parentSku = "", childSku, lens }: ConfiguratorParams) {
  const isLens = lens === undefined && childSku?.startsWith(lensPrefix) === true;
  const lensSku = isLens ? childSku.slice(lensPrefix.length) : lens;
  return { parentSku, childSku: isLens ? null : (childSku ?? null), lensSku: lensSku ? lensSku : null };
}
