import { acceptedLimits, pageFiles, stylesTarget } from "./tests/bench/pageBytes.ts";

const limits = acceptedLimits();

/** Size limits of a cold load for each page, with Brotli 11 for each file. The target is shown, the limit is enforced. */
export default (await pageFiles()).flatMap(({ id, code, css, target }) => {
  const limit = limits[id];
  if (limit === undefined)
    throw new Error(`The page ${id} has no limit of bytes. Accept its size: npm run bytes:accept`);
  return [
    { name: `${id}: JavaScript (target: ${target} kB)`, path: code, limit: `${limit} kB` },
    { name: `${id}: CSS`, path: css, limit: `${stylesTarget} kB` },
  ];
});
