/** How wide a frame is on a face, in the words that shoppers use. */
export type FrameSize = "narrow" | "medium" | "wide";

/** Sorts a frame by its total width in mm, or by its lens width where nobody measured the total; frame.size.class. */
export function frameSize(measured: { readonly totalWidth: number } | { readonly lensWidth: number }): FrameSize {
  if ("totalWidth" in measured) {
    if (measured.totalWidth < 129) return "narrow";
    return measured.totalWidth <= 135 ? "medium" : "wide";
  }
  if (measured.lensWidth < 50) return "narrow";
  return measured.lensWidth < 54 ? "medium" : "wide";
}
