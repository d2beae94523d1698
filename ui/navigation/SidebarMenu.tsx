import { useIntl } from "react-intl";
import { ChevronDown } from "../icons/ChevronDown.ts";
import { Drawer, type DrawerProps } from "../overlays/Drawer.tsx";
import { ariaCurrent, type MenuBranch, type NavigationLink, type StoreFront } from "./navigationLink.ts";
import * as styles from "./SidebarMenu.css.ts";
import { group, link } from "./SiteMenu.css.ts";
import { MenuStores } from "./StoreLink.tsx";

export interface SidebarMenuProps extends Pick<DrawerProps, "open" | "onClose"> {
  /** The main navigation; those with groups unfold. */
  branches: readonly MenuBranch[];
  /** The quiet links of the utility row, which narrow screens do not show. */
  links: readonly NavigationLink[];
  /** All store views that can be chosen. */
  stores: readonly StoreFront[];
}

/**
 * The whole shop in a drawer from the start, below the desktop, where categories have categories of their own. Loaded when
 * it is first opened; until then, and without JavaScript, `SiteMenu` has the first level.
 */
export function SidebarMenu({ open, onClose, branches, links, stores }: SidebarMenuProps) {
  const intl = useIntl();
  const plain = (entry: NavigationLink, rank: "main" | "second") => (
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
                    {plain(
                      {
                        href: entry.href,
                        label: intl.formatMessage({ id: "ui.sidebarMenu.all" }, { label: entry.label }),
                        current: entry.current,
                      },
                      "second",
                    )}
                    {entry.groups.map(({ title, links: below }) => (
                      <div key={title}>
                        <h3 className={styles.title}>{title}</h3>
                        <ul>
                          {below.map((lower) => (
                            <li key={lower.href}>{plain(lower, "second")}</li>
                          ))}
                        </ul>
                      </div>
                    ))}
                  </div>
                </details>
              ) : (
                plain(entry, "main")
              )}
            </li>
          ))}
        </ul>
        {links.length > 0 && (
          <ul className={group}>
            {links.map((entry) => (
              <li key={entry.href}>{plain(entry, "second")}</li>
            ))}
          </ul>
        )}
        <MenuStores stores={stores} />
      </nav>
    </Drawer>
  );
}
