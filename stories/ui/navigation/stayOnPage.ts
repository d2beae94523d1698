function stay(event: Event) {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
}

/** Prevents links from leaving the story. Returns a function that undoes it, for `beforeEach`. */
export function stayOnPage(): () => void {
  document.addEventListener("click", stay);
  return () => document.removeEventListener("click", stay);
}
