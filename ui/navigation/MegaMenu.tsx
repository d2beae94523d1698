import { type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { ChevronDown } from "../icons/ChevronDown.ts";
import * as styles from "./MegaMenu.css.ts";
import { ariaCurrent, type MenuBranch } from "./navigationLink.ts";
import { navigation, navigationLink, navigationList } from "./SiteHeader.css.ts";
import { useOnLeave } from "./focus.ts";

export interface MegaMenuProps {
  /** The entries in order; those with groups open a panel. */
  branches: readonly MenuBranch[];
  /**
   * Whether the buttons beside the entries are always shown, or only while they have the focus. Then the menu takes no more
   * room than `navigation`, which it can replace without moving anything. @default "always"
   */
  openers?: "always" | "focused";
  /**
   * How long a submenu stays open after the pointer has left it, in milliseconds (docs/specification/pages.md#page-36).
   * @default 300
   */
  closeDelay?: number;
}

/** The open entry, and how it was opened. */
interface Opened {
  /** The entry's `href`, which identifies it. */
  readonly href: string;
  /** Hovering or the button beside the entry. */
  readonly by: "pointer" | "button";
}

/**
 * Renders the main navigation of a shop with many categories, from the desktop breakpoint on. Hovering over an entry
 * opens its panel, and so does the button beside it for the keyboard. The first touch of an entry opens its panel too; the
 * second one follows its link. Goes into `SiteHeader` as `menu`. Its code
 * can be loaded later, since the header shows `navigation` until then. A shop with few categories only needs
 * `navigation`.
 */
export function MegaMenu({ branches, openers = "always", closeDelay = 300 }: MegaMenuProps) {
  const intl = useIntl();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<Opened | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpeningTouch = useRef(false);
  const showBranch = (next: Opened | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useOnLeave(ref, () => showBranch(null));
  useEffect(() => () => clearTimeout(timer.current), []);

  const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse" || pointerType === "pen";

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the listener only handles Esc for the panel
    <nav
      ref={ref}
      className={navigation}
      aria-label={intl.formatMessage({ id: "ui.siteHeader.navigation" })}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || open === null) return;
        showBranch(null);
        ref.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
      }}
    >
      <ul className={navigationList}>
        {branches.map((entry, index) => {
          const { href, label, tone, groups = [] } = entry;
          const isOpen = open?.href === href;
          const opensFirst = groups.length > 0 && !isOpen;
          const anchor = (
            <a
              className={navigationLink({ tone })}
              href={href}
              aria-current={ariaCurrent(entry)}
              // With the click it would be too late: a link that is followed closes its panel first.
              onPointerDown={({ pointerType }) => (isOpeningTouch.current = opensFirst && pointerType === "touch")}
              onKeyDown={() => (isOpeningTouch.current = false)}
              onClick={(event) => {
                if (!isOpeningTouch.current) return;
                event.preventDefault();
                showBranch({ href, by: "button" });
              }}
            >
              {label}
            </a>
          );
          if (groups.length === 0)
            return (
              <li key={href} onPointerEnter={(event) => isMouse(event) && showBranch(null)}>
                {anchor}
              </li>
            );
          return (
            <li
              key={href}
              onPointerEnter={(event) => isMouse(event) && showBranch({ href, by: isOpen ? open.by : "pointer" })}
              onPointerLeave={(event) => {
                if (!isMouse(event)) return;
                clearTimeout(timer.current);
                timer.current = setTimeout(() => setOpen(null), closeDelay);
              }}
            >
              <div className={styles.branch}>
                {anchor}
                <button
                  type="button"
                  className={styles.opener({ openers })}
                  aria-label={intl.formatMessage({ id: "ui.megaMenu.more" }, { label })}
                  aria-expanded={isOpen}
                  aria-controls={`${id}-${index}`}
                  // A click does not close a panel that hovering has just opened.
                  onClick={() => showBranch(isOpen && open.by === "button" ? null : { href, by: "button" })}
                >
                  <ChevronDown className={styles.sign} size={16} />
                </button>
              </div>
              <div id={`${id}-${index}`} className={styles.panel} hidden={!isOpen}>
                <div className={styles.groups}>
                  {groups.map(({ title, links }) => (
                    <div key={title}>
                      <h2 className={styles.title}>{title}</h2>
                      <ul>
                        {links.map((sublink) => (
                          <li key={sublink.href}>
                            <a className={styles.link} href={sublink.href} aria-current={ariaCurrent(sublink)}>
                              {sublink.label}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
