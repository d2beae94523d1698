/** A telephone for questions. */
export interface Helpline {
  /** As it is read. */
  readonly phone: string;
  readonly href: `tel:${string}`;
}

/** The telephones by store. */
export type Helplines = Readonly<Record<string, Helpline>> & { readonly pl: Helpline };

/** Returns the telephone of a store; the Polish one if it has none of its own. */
export const helplineOf = ({ code }: { readonly code: string }, helplines: Helplines): Helpline =>
  helplines[code] ?? helplines.pl;
