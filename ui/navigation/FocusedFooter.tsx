import { FormattedMessage } from "react-intl";
import { LegalLine, type LegalLineProps } from "./LegalLine.tsx";
import { pageWidth } from "../layout/pageWidth.css.ts";

export interface FocusedFooterProps extends Omit<LegalLineProps, "children"> {
  /** The help line, as it is read. */
  phone?: string;
}

/** The foot of the checkout, and of a page with one thing to do: what the law wants, and help. Every other page has `SiteFooter`. */
export function FocusedFooter({ phone, ...legal }: FocusedFooterProps) {
  return (
    <footer className={pageWidth}>
      {phone === undefined ? (
        <LegalLine {...legal} />
      ) : (
        <LegalLine {...legal}>
          <FormattedMessage id="ui.focusedFooter.help" values={{ phone }} />
        </LegalLine>
      )}
    </footer>
  );
}
