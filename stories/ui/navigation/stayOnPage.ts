function stay(event: Event) {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
}

/** For a story that follows links: the page under it stays. Returns what undoes it. */
export function stayOnPage(): () => void {
  document.addEventListener("click", stay);
  return () => document.removeEventListener("click", stay);
}
