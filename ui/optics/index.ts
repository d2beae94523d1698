export { frameSize, type FrameSize } from "./frameSize.ts";
