import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useFocusAfterRemoval } from "../navigation/useFocusAfterRemoval.ts";
import { Banner } from "../feedback/Banner.tsx";
import * as styles from "./MarketNotices.css.ts";
import { type ScheduledNotice, selectNotices } from "../rules/content.ts";

/** A notice that applies to the whole shop in some markets for some time. */
export interface MarketNotice extends ScheduledNotice {
  /** One sentence. */
  readonly text: ReactNode;
  /** A link to more information. */
  readonly link?: { readonly href: string; readonly label: string };
}

export interface MarketNoticesProps {
  /** All notices of the shop, for any market and time. */
  notices: readonly MarketNotice[];
  /** The store's market, such as `pl`. */
  market: string;
  /** The server's time, in ISO 8601. With a wrong visitor's clock, expired notices could be shown. */
  now: string;
  /** The codes of the notices this visitor has dismissed. */
  dismissed: readonly string[];
  /** Called with the code of a notice that the visitor dismisses. */
  onDismiss: (code: string) => void;
}

const types = { legal: "warning", delivery: "info", holiday: "info" } as const;

/**
 * Renders the current notices of a market above the page: late deliveries, holidays, legal information. Legal notices
 * cannot be dismissed. Expired notices are no longer shown.
 */
export function MarketNotices({ notices, market, now, dismissed, onDismiss }: MarketNoticesProps) {
  const intl = useIntl();
  const { container, noteRemoval } = useFocusAfterRemoval<HTMLElement>("button");
  const shown = selectNotices(notices, { market, now, dismissed });
  if (shown.length === 0) return null;
  const dismissible = shown.filter(({ dismissal }) => dismissal === "allowed");
  const dismiss = (code: string) => {
    noteRemoval(dismissible.findIndex((notice) => notice.code === code));
    onDismiss(code);
  };
  return (
    <section
      ref={container}
      className={styles.section}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: "ui.marketNotices.label" })}
    >
      {shown.map(({ code, kind, text, link, dismissal }) => (
        <Banner
          key={code}
          type={types[kind]}
          place="page"
          {...(link && { action: link })}
          {...(dismissal === "allowed" && { onDismiss: () => dismiss(code) })}
        >
          {text}
        </Banner>
      ))}
    </section>
  );
}
