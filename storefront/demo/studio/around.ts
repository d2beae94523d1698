import type { Free } from "./scene.ts";

/** As much room as frames have around them. */
export const around: Free = { left: 0.1, right: 0.1, top: 0.14, bottom: 0.13 };
