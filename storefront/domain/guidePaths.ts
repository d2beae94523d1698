/** The paths of the guides, the same in every store view (docs/specification/pages.md#page-17). */
export const guidePaths = { faces: "/faceshape", colors: "/framescolors", sizes: "/size-guide" } as const;

/** A guide to choosing frames. */
export type Guide = keyof typeof guidePaths;

/** The guides in the order in which they are linked. */
export const guides = ["faces", "colors", "sizes"] as const satisfies readonly Guide[];
