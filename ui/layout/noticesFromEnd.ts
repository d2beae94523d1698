/**
 * The custom property that keeps notices (`Notifications`) at a distance from the lower edge of the window: set it where a
 * bar lies there. An open modal sets its own.
 */
export const noticesFromEnd = "--notices-from-end";
