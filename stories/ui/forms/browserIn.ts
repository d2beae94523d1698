/**
 * Lets the page take the browser for one in this language: its date fields differ with it, and reviewers have browsers in
 * several. Returns a function that undoes it.
 */
export function browserIn(language: string): () => void {
  const { DateTimeFormat } = Intl;
  Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
    construct: (target, [locales, options]: ConstructorParameters<typeof DateTimeFormat>) =>
      new target(locales ?? language, options),
  });
  return () => {
    Intl.DateTimeFormat = DateTimeFormat;
  };
}
