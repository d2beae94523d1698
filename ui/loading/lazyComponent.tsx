import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from "react";

/** A component whose code is loaded when it is first shown, or earlier with `load`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code, so that the component is shown without a wait. Rejects if the code cannot be loaded. */
  readonly load: () => Promise<void>;
}

/** Never resolves: a component that waits for it keeps what is on the screen. */
const pendingForever = new Promise<never>(() => {});

/**
 * Splits a component's code from the code of the first view. A server awaits `load` before it renders. The browser
 * keeps the server's HTML until the code is there to hydrate it. If the code cannot be loaded, `Fallback` is shown;
 * without it the server's HTML stays, with links that lead to whole pages. The next component to mount loads the code
 * again.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null;
  async function load() {
    component ??= await importComponent();
  }
  const createLazy = () =>
    lazy(async () => {
      await load().catch(() => {});
      return { default: component ?? Fallback ?? (await pendingForever) };
    });
  function LazyWrapper(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => component ?? createLazy());
    // While the code is loading, an urgent update would replace the server's HTML with the empty fallback.
    const deferred = useDeferredValue(props);
    const shown = component ? props : deferred;
    return useMemo(
      () => (
        <Suspense>
          <Shown {...shown} />
        </Suspense>
      ),
      [Shown, shown],
    );
  }
  return Object.assign(LazyWrapper, { load });
}
