import type { ComponentPropsWithRef, ComponentType } from "react";
import { bubble, icon as iconStyle, iconButton } from "./IconButton.css.ts";

interface Content {
  /** Drawn 20 px wide in 1.5 px strokes, such as those of `ui/icons`. */
  icon: ComponentType<{ className?: string; size?: number; strokeWidth?: number; "aria-hidden"?: "true" }>;
  /** What it does or where it leads, the count included: the icon says nothing to the ear. */
  label: string;
  /** How many things lie behind it, in a bubble over the icon; 0 and null show none. */
  count?: number | null;
}

interface AsButton
  extends
    Content,
    Omit<
      ComponentPropsWithRef<"button">,
      "className" | "style" | "children" | "disabled" | "aria-label" | "aria-pressed"
    > {
  /** Makes it a switch, such as a heart; the label stays the same whether it is on or off. */
  pressed?: boolean;
  href?: never;
}

interface AsLink
  extends Content, Omit<ComponentPropsWithRef<"a">, "className" | "style" | "children" | "href" | "aria-label"> {
  href: string;
  pressed?: never;
}

export type IconButtonProps = AsButton | AsLink;

/** An action without words, 44 px wide; with `href` a link that looks alike. */
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
