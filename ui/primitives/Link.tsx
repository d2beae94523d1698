import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { button } from "./Button.css.ts";
import { link } from "./Link.css.ts";

interface Anchor extends Omit<ComponentPropsWithRef<"a">, "className" | "style" | "href"> {
  /** The URL, in the shop or on another site. */
  href: string;
}

interface InText extends Anchor {
  /**
   * `underlined` within and beside text, `quiet` in lists that are clearly navigation, `solid` and `line` where the
   * link is the page's main action. @default "underlined"
   */
  variant?: "underlined" | "quiet";
  size?: never;
  width?: never;
}

interface AsButton extends Anchor {
  variant: "solid" | "line";
  /** The height, as of `Button`. @default "standard" */
  size?: "compact" | "standard" | "primary";
  /** `full` fills the width of the container. @default "content" */
  width?: "content" | "full";
}

/** A link within text, or one that looks like a button. */
export type LinkProps = InText | AsButton;

/** Renders a link to another page. To start an action, use `Button`. */
export function Link({ variant = "underlined", size = "standard", width = "content", children, ...props }: LinkProps) {
  const className =
    variant === "underlined" || variant === "quiet" ? link({ variant }) : button({ variant, size, width });
  return (
    <a {...props} className={className}>
      {children}
    </a>
  );
}

/** Returns whether the browser should handle a click on a link: a new tab, a new window or a download. */
export const leadsElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Returns a renderer for the linked words of a message. */
export const linkTo = (href: string) =>
  function linkedWords(words: readonly ReactNode[]) {
    return <Link href={href}>{words}</Link>;
  };
