import type { ReactNode } from "react";

/** Whether there is anything to see, so that no empty element is left behind. */
export const isShown = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== "";
