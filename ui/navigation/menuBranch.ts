import type { NavigationLink } from "./navigationLink.ts";

/** A list of links below one entry of the main navigation. */
export interface MenuGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** An entry of the main navigation with what lies below it; without groups it is a link alone. */
export interface MenuBranch extends NavigationLink {
  readonly groups?: readonly MenuGroup[];
}
