import { useSyncExternalStore } from "react";

const root = document.documentElement;

const watch = (tell: () => void) => {
  const observer = new MutationObserver(tell);
  observer.observe(root, { attributes: true, attributeFilter: ["data-theme", "data-brand"] });
  return () => observer.disconnect();
};

/** The theme and the brand that the page stands in: `theme` and `brand` of the toolbars. */
export function useRoot() {
  const theme = useSyncExternalStore(watch, () => root.dataset["theme"] ?? "light");
  const brand = useSyncExternalStore(watch, () => root.dataset["brand"] ?? "dioptra");
  return { theme, brand };
}
