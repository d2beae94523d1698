import { useIntl } from "react-intl";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { Drawer, type DrawerProps } from "../overlays/Drawer.tsx";
import { ariaCurrent, type MenuBranch, type NavigationLink, type StoreViewLink } from "./navigationLink.ts";
import * as styles from "./SidebarMenu.css.ts";
import { group, link } from "./SiteMenu.css.ts";
import { MenuStores } from "./StoreLink.tsx";

export interface SidebarMenuProps extends Pick<DrawerProps, "open" | "onClose"> {
  /** The main navigation; entries with groups expand. */
  branches: readonly MenuBranch[];
  /** The links of the utility row, which is hidden on narrow screens. */
  links: readonly NavigationLink[];
  /** All store views to choose from. */
  stores: readonly StoreViewLink[];
}

/**
 * Renders the whole navigation in a drawer, below the desktop breakpoint, for shops whose categories have
 * subcategories. Its code is loaded when it is first opened; until then, and without JavaScript, `SiteMenu` shows the
 * first level.
 */
export function SidebarMenu({ open, onClose, branches, links, stores }: SidebarMenuProps) {
  const intl = useIntl();
  const renderLink = (entry: NavigationLink, rank: "main" | "second") => (
    <a className={link({ rank, tone: entry.tone })} href={entry.href} aria-current={ariaCurrent(entry)}>
      {entry.label}
    </a>
  );
  return (
    <Drawer open={open} onClose={onClose} side="start" title={intl.formatMessage({ id: "ui.siteMenu.label" })}>
      <nav aria-label={intl.formatMessage({ id: "ui.siteHeader.navigation" })}>
        <ul>
          {branches.map((entry) => (
            <li key={entry.href} className={styles.branch}>
              {entry.groups?.length ? (
                <details>
                  <summary className={styles.summary}>
                    {entry.label}
                    <ChevronDown className={styles.sign} size={20} />
                  </summary>
                  <div className={styles.below}>
                    {renderLink(
                      {
                        href: entry.href,
                        label: intl.formatMessage({ id: "ui.sidebarMenu.all" }, { label: entry.label }),
                        current: entry.current,
                      },
                      "second",
                    )}
                    {entry.groups.map(({ title, links: sublinks }) => (
                      <div key={title}>
                        <h3 className={styles.title}>{title}</h3>
                        <ul>
                          {sublinks.map((sublink) => (
                            <li key={sublink.href}>{renderLink(sublink, "second")}</li>
                          ))}
                        </ul>
                      </div>
                    ))}
                  </div>
                </details>
              ) : (
                renderLink(entry, "main")
              )}
            </li>
          ))}
        </ul>
        {links.length > 0 && (
          <ul className={group}>
            {links.map((entry) => (
              <li key={entry.href}>{renderLink(entry, "second")}</li>
            ))}
          </ul>
        )}
        <MenuStores stores={stores} />
      </nav>
    </Drawer>
  );
}
