import { useIntl } from "react-intl";
import { ChevronRight } from "../icons/ChevronRight.ts";
import { House } from "../icons/House.ts";
import { divider, home, level, name, path } from "./Breadcrumb.css.ts";

export interface BreadcrumbProps {
  /** The home page; left out, the path begins with the first level. */
  homeHref?: string;
  /** The levels from the top of the shop to the parent of this page. */
  levels: readonly { readonly label: string; readonly href: string }[];
  /** The title of the current page, which is not a link. */
  current: string;
}

/** Renders the place of the page in the shop's hierarchy. For the steps of an order, use `CheckoutSteps`. */
export function Breadcrumb({ homeHref, levels, current }: BreadcrumbProps) {
  const intl = useIntl();
  const above = levels.at(-1);
  return (
    <nav aria-label={intl.formatMessage({ id: "ui.breadcrumb.label" })}>
      <ol className={path}>
        {homeHref === undefined ? null : (
          <li className={level({ place: "home" })}>
            <a className={home} href={homeHref} aria-label={intl.formatMessage({ id: "ui.breadcrumb.home" })}>
              <House size={16} />
            </a>
            <Divider />
          </li>
        )}
        {levels.map((entry) => (
          <li key={entry.href} className={level({ place: entry === above ? "above" : "upper" })}>
            <a className={name} href={entry.href}>
              {entry.label}
            </a>
            <Divider />
          </li>
        ))}
        <li className={level({ place: "page" })}>
          <span className={name} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

const Divider = () => <ChevronRight className={divider} size={14} />;
