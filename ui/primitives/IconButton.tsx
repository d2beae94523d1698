import type { ComponentPropsWithRef, ComponentType } from "react";
import { bubble, icon as iconStyle, iconButton } from "./IconButton.css.ts";

interface Content {
  /** An icon drawn 20 px wide with 1.5 px strokes, such as those of `ui/icons`. */
  icon: ComponentType<{ className?: string; size?: number; strokeWidth?: number; "aria-hidden"?: "true" }>;
  /** The accessible name: what the button does or where it leads, including the count. */
  label: string;
  /** A count, or an initial, shown in a bubble over the icon; hidden for 0 and null. */
  count?: number | string | null;
}

interface AsButton
  extends
    Content,
    Omit<
      ComponentPropsWithRef<"button">,
      "className" | "style" | "children" | "disabled" | "aria-label" | "aria-pressed"
    > {
  /** Makes the button a toggle, such as a heart; the label stays the same in both states. */
  pressed?: boolean;
  href?: never;
}

interface AsLink
  extends Content, Omit<ComponentPropsWithRef<"a">, "className" | "style" | "children" | "href" | "aria-label"> {
  href: string;
  pressed?: never;
}

/** A button, or a link if `href` is set. */
export type IconButtonProps = AsButton | AsLink;

/** Renders a button with an icon only, 44 px wide; with `href` it is a link with the same look. */
export function IconButton({ icon: Icon, label, count, pressed, ...props }: IconButtonProps) {
  const content = (
    <>
      <Icon className={iconStyle} size={20} strokeWidth={1.5} aria-hidden="true" />
      {count ? <span className={bubble}>{count}</span> : null}
    </>
  );
  if (props.href !== undefined)
    return (
      <a {...props} className={iconButton} aria-label={label}>
        {content}
      </a>
    );
  return (
    <button type="button" {...props} className={iconButton} aria-label={label} aria-pressed={pressed}>
      {content}
    </button>
  );
}
