/**
 * Makes the page inert except the given elements and what contains them. Returns a function that undoes it.
 *
 * Radix hides the page from assistive technology, but not its live regions, nor what is around them.
 */
export function makePageInert(exceptions: readonly Element[]): () => void {
  const inert: HTMLElement[] = [];
  const visit = (parent: Element) => {
    for (const element of parent.children) {
      if (!(element instanceof HTMLElement) || element.inert || exceptions.includes(element)) continue;
      if (exceptions.some((exception) => element.contains(exception))) visit(element);
      else inert.push(element);
    }
  };
  visit(document.body);
  for (const element of inert) element.inert = true;
  return () => {
    for (const element of inert) element.inert = false;
  };
}
