import { useSyncExternalStore } from "react";

const root = document.documentElement;

const subscribe = (notify: () => void) => {
  const observer = new MutationObserver(notify);
  observer.observe(root, { attributes: true, attributeFilter: ["data-theme", "data-brand"] });
  return () => observer.disconnect();
};

/** Returns the theme and brand of the page, as chosen in the toolbars. */
export function useRoot() {
  const theme = useSyncExternalStore(subscribe, () => root.dataset["theme"] ?? "light");
  const brand = useSyncExternalStore(subscribe, () => root.dataset["brand"] ?? "dioptra");
  return { theme, brand };
}
