import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useFocusAfterRemoval } from "../navigation/useFocusAfterRemoval.ts";
import { Banner } from "../feedback/Banner.tsx";
import * as styles from "./MarketNotices.css.ts";
import { type NoticeTerms, noticesShown } from "../rules/content.ts";

/** Something that is true of the whole shop in some markets, for some time. */
export interface MarketNotice extends NoticeTerms {
  /** One sentence. */
  readonly text: ReactNode;
  /** Where more is said about it. */
  readonly link?: { readonly href: string; readonly label: string };
}

export interface MarketNoticesProps {
  notices: readonly MarketNotice[];
  /** The store's market, such as `pl`. */
  market: string;
  /** The server's, in ISO 8601: a visitor's clock would show what is over. */
  now: string;
  /** The codes of what this visitor has put away. */
  dismissed: readonly string[];
  onDismiss: (code: string) => void;
}

const types = { legal: "warning", delivery: "info", holiday: "info" } as const;

/**
 * Says above the page what is true in this market at this moment: late deliveries, holidays, what the law wants said. What
 * may be put away can be; the law's notices stay. What is no news any more goes by itself.
 */
export function MarketNotices({ notices, market, now, dismissed, onDismiss }: MarketNoticesProps) {
  const intl = useIntl();
  const { container, removed } = useFocusAfterRemoval<HTMLElement>("button");
  const shown = noticesShown(notices, { market, now, dismissed });
  if (shown.length === 0) return null;
  const dismissible = shown.filter(({ dismissal }) => dismissal === "allowed");
  const dismiss = (code: string) => {
    removed(dismissible.findIndex((notice) => notice.code === code));
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
