import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { LockKeyhole } from "../icons/LockKeyhole.ts";
import { header, note, progress, row } from "./FocusedHeader.css.ts";
import { Logo } from "./Logo.tsx";

export interface FocusedHeaderProps {
  homeHref: string;
  /** How far the shopper has come, such as `CheckoutSteps`. */
  children?: ReactNode;
}

/** The head of the checkout: nothing there leads away but the logo. Every other page has `SiteHeader`. */
export function FocusedHeader({ homeHref, children }: FocusedHeaderProps) {
  return (
    <header className={header}>
      <div className={row}>
        <Logo href={homeHref} />
        <span className={note}>
          <LockKeyhole size={20} />
          <FormattedMessage id="ui.focusedHeader.secure" />
        </span>
        {children === undefined ? null : <div className={progress}>{children}</div>}
      </div>
    </header>
  );
}
