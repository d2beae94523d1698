/** What is chosen, as long as it is offered; else the default, else the first. Null when nothing is offered. */
export function chosenOrDefault<T extends { readonly isDefault: boolean }>(
  offered: readonly T[],
  isChosen: (method: T) => boolean,
): T | null {
  return offered.find(isChosen) ?? offered.find((method) => method.isDefault) ?? offered[0] ?? null;
}
