/** Id of the section in which shoppers compare a frame with their own glasses. */
export const fitSectionId = "fit";
