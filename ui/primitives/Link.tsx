import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { button } from "./Button.css.ts";
import { link } from "./Link.css.ts";

interface Anchor extends Omit<ComponentPropsWithRef<"a">, "className" | "style" | "href"> {
  /** Where it leads; an address of the shop, or of another site. */
  href: string;
}

interface InText extends Anchor {
  /**
   * `underlined` in and beside text, `quiet` in lists whose place says that they are links, `solid` and `line` where
   * going on is the page's action. @default "underlined"
   */
  variant?: "underlined" | "quiet";
  size?: never;
  width?: never;
}

interface AsButton extends Anchor {
  variant: "solid" | "line";
  /** @default "standard" */
  size?: "compact" | "standard" | "primary";
  /** @default "content" */
  width?: "content" | "full";
}

export type LinkProps = InText | AsButton;

/** Leads to another page. To start an action, use `Button`. */
export function Link({ variant = "underlined", size = "standard", width = "content", children, ...props }: LinkProps) {
  const className =
    variant === "underlined" || variant === "quiet" ? link({ variant }) : button({ variant, size, width });
  return (
    <a {...props} className={className}>
      {children}
    </a>
  );
}

/** Whether a click on a link is meant for the browser: another tab, another window, a download. */
export const leadsElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** For the words of a message that lead elsewhere. */
export const linkTo = (href: string) =>
  function linkedWords(words: readonly ReactNode[]) {
    return <Link href={href}>{words}</Link>;
  };
