import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { LockKeyhole } from "../icons/LockKeyhole.ts";
import { X } from "../icons/X.ts";
import { close, header, note, progress, row } from "./FocusedHeader.css.ts";
import { Logo } from "./Logo.tsx";

export interface FocusedHeaderProps {
  /** The home page, linked from the logo. */
  homeHref: string;
  /** The purpose of the page. Only `order` shows the note on secure ordering. @default "order" */
  purpose?: "order" | "account";
  /** The page to return to without finishing the task; shown instead of the note. */
  closeHref?: string | undefined;
  /** The progress, such as `CheckoutSteps`. */
  children?: ReactNode;
}

/**
 * Renders the header of the checkout and other pages with a single task, with no link but the logo. All other pages use
 * `SiteHeader`.
 */
export function FocusedHeader({ homeHref, purpose = "order", closeHref, children }: FocusedHeaderProps) {
  return (
    <header className={header}>
      <div className={row}>
        <Logo href={homeHref} />
        {closeHref !== undefined && (
          <a className={close} href={closeHref}>
            <FormattedMessage id="ui.focusedHeader.close" />
            <X size={20} />
          </a>
        )}
        {purpose === "order" && closeHref === undefined && (
          <span className={note}>
            <LockKeyhole size={20} />
            <FormattedMessage id="ui.focusedHeader.secure" />
          </span>
        )}
        {children === undefined ? null : <div className={progress}>{children}</div>}
      </div>
    </header>
  );
}
