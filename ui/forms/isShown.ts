import type { ReactNode } from "react";

/** Returns whether a node renders anything, so that no empty wrapper is rendered. */
export const isShown = (text: ReactNode) => text !== undefined && text !== null && text !== false && text !== "";
