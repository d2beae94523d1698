/** In single quotes, which the router's own copy of a script need not escape. */
const quoted = (file: string) => `'${file}'`;

/** Where the files of a page's code are noted until they are asked for. */
const list = "$code";

/** Milliseconds in which a page that has loaded is painted, if it ever is. */
const afterLoad = 500;

/** A script that notes files of a route's code. */
export const noteCode = (files: readonly string[]): string => `(self.${list}??=[]).push(${files.map(quoted).join()})`;

/**
 * A script that requests the page's code after the first paint, so that the network serves what is visible first. Where
 * no paint is reported, as in a background tab, it does so shortly after the page has loaded.
 */
export const startCode = (entry: string): string =>
  `{let start=()=>{start=()=>{};` +
  `for(const href of ${list})` +
  `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));` +
  `import(${quoted(entry)})};` +
  `new PerformanceObserver(()=>start()).observe({type:'paint',buffered:true});` +
  `addEventListener('load',()=>setTimeout(()=>start(),${afterLoad}))}`;
