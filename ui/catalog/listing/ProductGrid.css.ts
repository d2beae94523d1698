import { media, vars } from "@dioptra/tokens";
import { styleVariants } from "@vanilla-extract/css";

/** The minimum width of a card that fits a price; grows with the font size. */
const narrowest = "6.5rem";

/**
 * Returns a grid of `count` columns, or fewer where large type needs the space. One pixel less than the exact share
 * allows for rounding.
 */
function columns(count: number) {
  const part = `calc((100% - ${count - 1} * ${vars.layout.gutter}) / ${count} - 1px)`;
  return { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, ${part})), 1fr))` };
}

const base = { display: "grid", ...columns(2), gap: `${vars.space[8]} ${vars.layout.gutter}` };
const tablet = { ...columns(3), rowGap: vars.space[12] };

export const grid = styleVariants({
  page: { ...base, "@media": { [media.tablet]: tablet, [media.desktop]: columns(4) } },
  // Beside the rail, a small desktop only has room for two columns.
  "beside-rail": {
    ...base,
    "@media": { [media.tablet]: tablet, [media.desktop]: columns(2), [media.wide]: columns(3) },
  },
});
