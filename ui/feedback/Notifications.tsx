import { useIntl } from "react-intl";
import type { Notice } from "./notice.ts";
import { notifications } from "./Notifications.css.ts";
import { LazyToast } from "./LazyToast.tsx";

export interface NotificationsProps {
  /** The notices, the newest last. */
  notices: readonly Notice[];
  /** Called when a notice was closed, its action used, or its time has run out. */
  onDismiss: (id: string) => void;
}

/**
 * Renders notices over the bottom edge of the page. Include it on every page, even while there are no notices: screen
 * readers announce only changes in live regions that already exist. During a modal they stay readable and usable: Radix
 * hides everything behind it except `aria-live` elements. Time stops while pointer or focus are on a notice. The page
 * scrolls so that they do not cover the field that is being filled in.
 * For lasting states use a `Banner`; for one line or field an `InlineNotice` or the field's error.
 */
export function Notifications({ notices, onDismiss }: NotificationsProps) {
  const intl = useIntl();
  const renderToast = (notice: Notice) => (
    <LazyToast key={notice.id} notice={notice} onDismiss={() => onDismiss(notice.id)} />
  );

  return (
    <section
      data-notices=""
      className={notifications}
      // A region without a name is not a landmark; an empty landmark would only be in the way.
      aria-label={notices.length > 0 ? intl.formatMessage({ id: "ui.notifications.label" }) : undefined}
    >
      <div aria-live="polite">{notices.filter(({ type }) => type !== "error").map(renderToast)}</div>
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {notices.filter(({ type }) => type === "error").map(renderToast)}
      </div>
    </section>
  );
}
