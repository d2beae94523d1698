import { LoadingPart, type RetryableLoad, retryableLoad } from "@dioptra/ui";
import { useRouteContext } from "@tanstack/react-router";
import { type ReactNode, use } from "react";
import type { Texts } from "../i18n/createTexts.ts";
import type { MessagePart } from "../i18n/messageParts.ts";

const loads = new WeakMap<Texts, Map<string, RetryableLoad<void>>>();

/** Returns one load for each list of parts, since React waits for the same promise in every attempt to render. */
function loadOf(texts: Texts, parts: readonly MessagePart[]): RetryableLoad<void> {
  const known = loads.get(texts) ?? new Map<string, RetryableLoad<void>>();
  loads.set(texts, known);
  const key = parts.join(" ");
  const load = known.get(key) ?? retryableLoad(() => texts.load(parts));
  known.set(key, load);
  return load;
}

interface WithMessagesProps {
  readonly parts: readonly MessagePart[];
  readonly children: ReactNode;
}

/**
 * Shows its content once parts of the messages are loaded. On the server, the route's loader loads them before. During
 * hydration the server's HTML stays until they are there. If they cannot be loaded, a sentence offers to try again.
 */
export function WithMessages({ parts, children }: WithMessagesProps) {
  const { texts } = useRouteContext({ from: "__root__" });
  const isLoaded = parts.every((part) => texts.loaded.getState().has(part));
  const load = loadOf(texts, parts);
  return (
    <LoadingPart part={load} isLoaded={isLoaded}>
      <Loaded load={isLoaded ? null : load}>{children}</Loaded>
    </LoadingPart>
  );
}

/** A load that has succeeded, for React as well, which reads its status. */
const finished = Object.assign(Promise.resolve(), { status: "fulfilled", value: undefined });

/** Suspends until `load` has succeeded. It always calls `use`, as React expects of a component that it renders again. */
function Loaded({ load, children }: { readonly load: RetryableLoad<void> | null; readonly children: ReactNode }) {
  use(load ? load.loaded : finished);
  return children;
}
