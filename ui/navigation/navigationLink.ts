/** One entry of the main navigation. */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
  /** The link's own page is shown, or one below it. */
  readonly current?: "page" | "section" | undefined;
  /** `sale` for the way to reduced products. @default "plain" */
  readonly tone?: "plain" | "sale";
}

/** The value of `aria-current`: the page itself, or the branch that holds it. */
export const ariaCurrent = ({ current }: NavigationLink) => (current === "section" ? "true" : current);
