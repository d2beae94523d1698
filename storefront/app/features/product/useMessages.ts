import { useRouteContext } from "@tanstack/react-router";
import { use } from "react";
import type { Texts } from "../../i18n/createTexts.ts";
import type { MessagePart } from "../../i18n/messageParts.ts";

const loading = new WeakMap<Texts, Map<string, Promise<void>>>();

/** Returns one promise for each list of parts, since React waits for the same promise in every attempt to render. */
function load(texts: Texts, parts: readonly MessagePart[]): Promise<void> {
  const promises = loading.get(texts) ?? new Map<string, Promise<void>>();
  loading.set(texts, promises);
  const key = parts.join(" ");
  const promise = promises.get(key) ?? texts.load(parts);
  promises.set(key, promise);
  return promise;
}

/**
 * Suspends until parts of the messages are loaded. On the server, the route's loader loads them before. During hydration
 * the server's HTML stays until they are there.
 */
export function useMessages(parts: readonly MessagePart[]): void {
  const { texts } = useRouteContext({ from: "__root__" });
  const { loaded } = texts;
  if (parts.some((part) => !loaded.getState().has(part))) use(load(texts, parts));
}
