import { useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { Notice } from "#domain/notification.ts";
import { partOfNotice } from "../i18n/messageParts.ts";

const textsOf = ({ message, action }: Notice) => [message.id, ...(action ? [action.label] : [])];

/** Those of the notices whose words are there; the words of the others are asked for, and come a moment later. */
export function useSpoken(notices: readonly Notice[]): readonly Notice[] {
  const { texts } = useRouteContext({ from: "__root__" });
  // Whenever a part has come, there may be words that were missing.
  useStore(texts.loaded);
  useEffect(() => {
    const missing = notices.flatMap(textsOf).filter((id) => !(id in texts.messages));
    // Without a connection they come with the next notice.
    if (missing.length > 0) void texts.load(missing.map(partOfNotice)).catch(() => {});
  }, [texts, notices]);
  return notices.filter((notice) => textsOf(notice).every((id) => id in texts.messages));
}
