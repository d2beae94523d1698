import { vars } from "@dioptra/tokens";
import { style } from "@vanilla-extract/css";

/** The size is kept in the browser, so without JavaScript only the filters by millimetres are shown. */
export const withScript = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const typed = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[3] });
