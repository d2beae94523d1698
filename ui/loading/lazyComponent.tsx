import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { LoadingPart } from "./LoadingPart.tsx";
import { retryableLoad } from "./retryableLoad.ts";

/** A component whose code is loaded when it is first shown, or earlier with `load`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Loads the code, so that the component is shown without a wait. Rejects if the code cannot be loaded. */
  readonly load: () => Promise<void>;
}

/**
 * Splits a component's code from the code of the first view. A server awaits `load` before it renders. The browser
 * keeps the server's HTML until the code is there to hydrate it. If the code cannot be loaded, `Fallback` is shown, and
 * the next component to mount loads the code again. Without a fallback the server's HTML stays, with links that lead to
 * whole pages, and a sentence beside it offers to try again.
 */
export function lazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | null = null;
  const part = retryableLoad(async () => (component = await importComponent()));
  const createLazy = () =>
    lazy(async () => ({ default: (await part.load().catch(() => Fallback)) ?? (await part.loaded) }));
  function LazyWrapper(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => component ?? createLazy());
    const content = useMemo(() => <Shown {...props} />, [Shown, props]);
    if (Fallback) return <Suspense>{content}</Suspense>;
    return (
      <LoadingPart part={part} isLoaded={component !== null}>
        {content}
      </LoadingPart>
    );
  }
  return Object.assign(LazyWrapper, { load: async () => void (await part.load()) });
}
