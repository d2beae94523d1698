import { media, vars } from "@dioptra/tokens";
import { styleVariants } from "@vanilla-extract/css";

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

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
