import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { LockKeyhole } from "../icons/LockKeyhole.ts";
import { header, note, progress, row } from "./FocusedHeader.css.ts";
import { Logo } from "./Logo.tsx";

export interface FocusedHeaderProps {
  homeHref: string;
  /** What the page is for: only where somebody orders is that said to be secure. @default "order" */
  purpose?: "order" | "account";
  /** How far the shopper has come, such as `CheckoutSteps`. */
  children?: ReactNode;
}

/**
 * The head of the checkout, and of a page with one thing to do: nothing there leads away but the logo. Every other page
 * has `SiteHeader`.
 */
export function FocusedHeader({ homeHref, purpose = "order", children }: FocusedHeaderProps) {
  return (
    <header className={header}>
      <div className={row}>
        <Logo href={homeHref} />
        {purpose === "order" && (
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
