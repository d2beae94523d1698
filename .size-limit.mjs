import { acceptedLimits, client, pageFiles, stylesTarget } from "./tests/bench/pageBytes.ts";

const limits = acceptedLimits();
/** The build has compressed the files already. */
const brotli = false;

/** Code that comes with a component. The library of date fields has its texts in 34 languages, of which the build keeps ours. */
const lazyParts = [
  { name: "Date field in the page's order", path: `${client}/assets/DateSegments-*.js.br`, brotli, limit: "26.5 kB" },
  { name: "Calendar of a date field", path: `${client}/assets/DateCalendar-*.js.br`, brotli, limit: "6.2 kB" },
];

/** Size limits of a cold load for each page. The target is shown, the limit is enforced. */
const pages = (await pageFiles()).flatMap(({ id, code, css, target }) => {
  const limit = limits[id];
  if (limit === undefined)
    throw new Error(`The page ${id} has no limit of bytes. Accept its size: npm run bytes:accept`);
  return [
    { name: `${id}: JavaScript (target: ${target} kB)`, path: code, brotli, limit: `${limit} kB` },
    { name: `${id}: CSS`, path: css, brotli, limit: `${stylesTarget} kB` },
  ];
});

export default [...pages, ...lazyParts];
