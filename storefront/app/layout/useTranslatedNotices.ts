import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { Notice } from "#domain/notification.ts";
import { partOfNotice } from "../i18n/messageParts.ts";

const textsOf = ({ message, action }: Notice) => [message.id, ...(action ? [action.label] : [])];

/**
 * Returns the notices whose messages are loaded. Messages that are missing are requested; their notices follow as soon as
 * they have arrived.
 */
export function useTranslatedNotices(notices: readonly Notice[]): readonly Notice[] {
  const { texts } = useRouteContext({ from: "__root__" });
  // Each part that arrives may hold messages that were missing.
  useStore(texts.loaded);
  useEffect(() => {
    const missing = notices.flatMap(textsOf).filter((id) => !(id in texts.messages));
    // Offline, the request is repeated with the next notice.
    if (missing.length > 0) void texts.load(missing.map(partOfNotice)).catch(() => {});
  }, [texts, notices]);
  return notices.filter((notice) => textsOf(notice).every((id) => id in texts.messages));
}
