import { style } from "@vanilla-extract/css";

/**
 * A part that the server renders and whose styles arrive after the first paint. It is hidden until then, keeps its place,
 * and shows itself by its own styles. If styles fail to arrive (`server/http/routeAssets.ts`), it is shown without them.
 */
export const later = style({ display: "contents", visibility: "var(--later, hidden)" });
