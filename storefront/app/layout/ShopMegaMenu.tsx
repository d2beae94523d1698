import { MegaMenu } from "@dioptra/ui";
import { useEffect } from "react";
import { screen } from "#configuration/screen.ts";
import { useMenuBranches } from "./useMenuBranches.ts";

/** The menu of wide screens, whose entries open what lies below them. */
export function ShopMegaMenu({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <MegaMenu branches={useMenuBranches().branches} openers="focused" closeDelay={screen.submenuCloseDelay} />;
}
