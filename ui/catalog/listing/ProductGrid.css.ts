import { media, vars } from "@dioptra/tokens";
import { styleVariants } from "@vanilla-extract/css";

/** The narrowest card that has room for a price; as letters grow, so does it. */
const narrowest = "6.5rem";

/** So many columns, and fewer where large letters need the room. A pixel less than their part, which rounding may take. */
function columns(count: number) {
  const part = `calc((100% - ${count - 1} * ${vars.layout.gutter}) / ${count} - 1px)`;
  return { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${narrowest}, ${part})), 1fr))` };
}

const base = { display: "grid", ...columns(2), gap: `${vars.space[8]} ${vars.layout.gutter}` };
const tablet = { ...columns(3), rowGap: vars.space[12] };

export const grid = styleVariants({
  page: { ...base, "@media": { [media.tablet]: tablet, [media.desktop]: columns(4) } },
  // The rail takes a third of a small desktop.
  "beside-rail": {
    ...base,
    "@media": { [media.tablet]: tablet, [media.desktop]: columns(2), [media.wide]: columns(3) },
  },
});
