// Loaded when the guide is opened.
export { PupillaryDistanceGuide } from "@dioptra/ui";
