import { MegaMenu } from "@dioptra/ui";
import { useMenuBranches } from "./useMenuBranches.ts";

/** The menu of wide screens, whose entries open what lies below them. */
export const ShopMegaMenu = () => <MegaMenu branches={useMenuBranches().branches} openers="focused" />;
