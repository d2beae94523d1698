import { useState } from "react";
import { sharedHref } from "#domain/catalog/sharedProducts.ts";
import { withPrefix } from "#domain/store.ts";
import { shareLink } from "./shareLink.ts";
import { useStoreView } from "./useShop.ts";

/** Returns the props that share a list of products by a link to its page, which contains their skus. */
export function useSharing(path: string, skus: readonly string[]) {
  const store = useStoreView();
  const shareHref = skus.length > 0 ? sharedHref(withPrefix(path, store), skus) : undefined;
  const [copiedHref, setCopiedHref] = useState<string | null>(null);

  async function share(): Promise<void> {
    if (shareHref === undefined) return;
    try {
      if ((await shareLink(new URL(shareHref, location.href).href)) === "copied") setCopiedHref(shareHref);
    } catch (error) {
      // The shopper has closed the dialog.
      if (error instanceof DOMException && error.name === "AbortError") return;
      // Without access to the clipboard, the page that the link leads to has the address to copy.
      location.assign(shareHref);
    }
  }

  return {
    shareHref,
    copied: shareHref !== undefined && copiedHref === shareHref ? ("yes" as const) : ("no" as const),
    onShare: () => void share(),
  };
}
