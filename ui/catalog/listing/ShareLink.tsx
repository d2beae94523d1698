import type { MouseEvent, ReactNode } from "react";
import { leadsElsewhere, Link } from "../../primitives/Link.tsx";
import { share } from "./ShareLink.css.ts";

/** The props for sharing a list of products. */
export interface SharedList {
  /** A URL that shows the list to others; left out, it cannot be shared. */
  shareHref?: string | undefined;
  /** Called on a plain click instead of following the link, such as to copy it or open the share dialog. */
  onShare?: (() => void) | undefined;
  /** Whether the link has just been copied. @default "no" */
  copied?: "yes" | "no";
}

/** Renders the link to a list of products, and a note once it is copied. */
export function ShareLink({
  shareHref,
  onShare,
  copied = "no",
  label,
  note,
}: SharedList & { label: ReactNode; note: ReactNode }) {
  if (shareHref === undefined) return null;
  const handleClick = (event: MouseEvent) => {
    if (!onShare || leadsElsewhere(event)) return;
    event.preventDefault();
    onShare();
  };
  return (
    <div className={share}>
      <Link href={shareHref} onClick={handleClick}>
        {label}
      </Link>
      <output>{copied === "yes" && note}</output>
    </div>
  );
}
