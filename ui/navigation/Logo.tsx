import { useIntl } from "react-intl";
import { logo, sight } from "./Logo.css.ts";

export interface LogoProps {
  /** The home page of this store view. */
  href: string;
}

/**
 * Renders the shop's logo and name as a link to the home page. Use it once in the header and once in the footer. Other
 * shops set their own name by the message `ui.logo.name`.
 */
export function Logo({ href }: LogoProps) {
  const intl = useIntl();
  const shop = intl.formatMessage({ id: "ui.logo.name" });
  return (
    <a className={logo} href={href} aria-label={intl.formatMessage({ id: "ui.logo.home" }, { shop })}>
      <svg
        className={sight}
        viewBox="0 0 32 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <circle cx="16" cy="12" r="9" />
        <path d="M0 12h11M21 12h11" />
        <circle cx="16" cy="12" r="1.4" fill="currentColor" stroke="none" />
      </svg>
      {shop}
    </a>
  );
}
