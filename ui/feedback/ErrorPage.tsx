import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { actions as actionsStyle, drawing, errorPage, figure, note, text } from "./ErrorPage.css.ts";

export interface ErrorPageProps {
  /** The HTTP status, or `offline` if this device has no connection. */
  code: 404 | 410 | 500 | 503 | 504 | "offline";
  /** The request's id in the shop's log, which the shopper can quote to customer service. */
  requestId?: string | null;
  /** Links or buttons: home, back, retry. */
  actions?: ReactNode;
}

/**
 * Renders an error in place of a whole page: not found, removed for good, timed out or failed to render
 * (docs/specification/pages.md#page-39). If only a part of a page is missing, keep the rest and put a `Banner` in its
 * place.
 */
export function ErrorPage({ code, requestId = null, actions }: ErrorPageProps) {
  const intl = useIntl();
  const cartIsSafe = intl.formatMessage({ id: "ui.errorPage.safeText" });
  const texts = {
    404: [intl.formatMessage({ id: "ui.errorPage.notFound" }), intl.formatMessage({ id: "ui.errorPage.notFoundText" })],
    410: [intl.formatMessage({ id: "ui.errorPage.removed" }), intl.formatMessage({ id: "ui.errorPage.removedText" })],
    500: [intl.formatMessage({ id: "ui.errorPage.failed" }), intl.formatMessage({ id: "ui.errorPage.failedText" })],
    503: [intl.formatMessage({ id: "ui.errorPage.unreachable" }), cartIsSafe],
    504: [intl.formatMessage({ id: "ui.errorPage.slow" }), cartIsSafe],
    offline: [
      intl.formatMessage({ id: "ui.errorPage.offline" }),
      intl.formatMessage({ id: "ui.errorPage.offlineText" }),
    ],
  } as const satisfies Record<ErrorPageProps["code"], readonly [string, string]>;
  const [title, explanation] = texts[code];
  return (
    <div className={errorPage}>
      <svg className={drawing} viewBox="0 0 360 150" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M2 24h138M220 24h138M2 18v12M358 18v12" />
        <path d="M2 40v60M358 40v60" strokeDasharray="1 4" />
        <text className={figure} x="180" y="33" textAnchor="middle">
          {code === "offline" ? "?" : code}
        </text>
        <path d="M20 84c0-27 23-38 58-38s56 12 56 36c0 36-24 65-56 65S20 120 20 84Z" />
        <path d="M340 84c0-27-23-38-58-38s-56 12-56 36c0 36 24 65 56 65s58-27 58-63Z" />
        <path d="M134 79c12-14 22-18 46-18s34 4 46 18M20 75 2 71v14l18 6M340 75l18-4v14l-18 6" />
      </svg>
      <h1>{title}</h1>
      <p className={text}>{explanation}</p>
      {requestId === null ? null : (
        <p className={note}>{intl.formatMessage({ id: "ui.errorPage.requestId" }, { id: requestId })}</p>
      )}
      {actions === undefined ? null : <div className={actionsStyle}>{actions}</div>}
    </div>
  );
}
