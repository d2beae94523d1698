import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from "react";

/** A component whose code comes when it is first shown, or before that with `load`. */
export interface Later<Props> {
  (props: Props): ReactNode;
  /** Brings the code, so that it is shown at once; rejects where it cannot be had. */
  readonly load: () => Promise<void>;
}

/** Whatever waits for it stays as it is. */
const never = new Promise<never>(() => {});

/**
 * Leaves a component's code out of the first view's. A server waits for `load` before it renders; what it rendered stands
 * as it is until the browser has the code to take it over. Where that cannot be had, `Otherwise` is shown, or what the
 * server rendered stays, whose links lead to whole pages; the next time the code is asked for anew.
 */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  Otherwise?: ComponentType<Props>,
): Later<Props> {
  let component: ComponentType<Props> | null = null;
  async function load() {
    component ??= await bring();
  }
  const asSoonAsLoaded = () =>
    lazy(async () => {
      await load().catch(() => {});
      return { default: component ?? Otherwise ?? (await never) };
    });
  function Later(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => component ?? asSoonAsLoaded());
    // Before its code is there, a change that does not wait would take away what the server rendered.
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
  return Object.assign(Later, { load });
}
