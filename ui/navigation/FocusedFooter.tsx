import { FormattedMessage } from "react-intl";
import { LegalLine, type LegalLineProps } from "./LegalLine.tsx";
import { pageWidth } from "../layout/pageWidth.css.ts";

export interface FocusedFooterProps extends Omit<LegalLineProps, "children"> {
  /** The helpline's number, as displayed. */
  phone?: string;
}

/**
 * Renders the footer of the checkout and other pages with a single task: legal links and the helpline. All other pages
 * use `SiteFooter`.
 */
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
