import { lazyComponent } from "@dioptra/ui";

// Pages whose own code opens a dialog load it with these, so that no first view holds its code. A press before the code
// has come opens the dialog once it has.
const load = () => import("./dialogs.ts");

export const LazyDialog = lazyComponent(async () => (await load()).Dialog);
export const LazyDrawer = lazyComponent(async () => (await load()).Drawer);

/** Attributes for a button that opens a dialog: they load its code when the pointer or the focus comes to it. */
export const loadOnIntent = (part: { readonly load: () => Promise<unknown> }) => {
  const prepare = () => void part.load().catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
};
