import type { ReactNode } from "react";
import { Link } from "../primitives/Link.tsx";

/** For the words of a message that lead elsewhere. */
export const linkTo = (href: string) =>
  function linkedWords(words: readonly ReactNode[]) {
    return <Link href={href}>{words}</Link>;
  };
