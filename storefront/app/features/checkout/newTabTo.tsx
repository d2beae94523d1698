import { Link } from "@dioptra/ui";
import type { ReactNode } from "react";

/** Makes words of a message a link to a new tab, since what was typed could be lost with this page. */
export const newTabTo = (href: string) =>
  function linkedWords(words: readonly ReactNode[]) {
    return (
      <Link href={href} target="_blank">
        {words}
      </Link>
    );
  };
