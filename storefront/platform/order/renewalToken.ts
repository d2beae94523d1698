import { checkOrderToken } from "@dioptra/ui/rules";
import { withPrefix } from "#domain/store.ts";
import type { StoredOrder } from "./writeOrder.ts";
import { keyFor, seal, unseal } from "../kernel/secrets/seal.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { storeViewOf } from "../stores/storeViews.ts";

export type RenewalSettings = Pick<PlatformSettings, "origin" | "secret">;

/** The page that orders the lenses of an order again; its address holds the order only encrypted. */
export function renewalHref({ origin, secret }: RenewalSettings, { id, storeCode }: StoredOrder): string {
  const token = seal(keyFor(secret, "renewal"), String(id));
  return origin + withPrefix(`/renew-order/${token}`, storeViewOf(storeCode) ?? { prefix: "" });
}

/** The order of a token, or of its link if that is given whole; null for whatever is none of ours. */
export function orderOfToken({ secret }: Pick<RenewalSettings, "secret">, typed: string): number | null {
  const token = checkOrderToken(typed);
  const id = token.ok ? unseal(keyFor(secret, "renewal"), token.value) : null;
  return id === null ? null : Number(id);
}
