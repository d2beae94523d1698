/** What is drawn on a server or in a story, to be a file of its own: no page needs it. */
export { FrameDrawing, type FrameDrawingProps } from "./eyewear/FrameDrawing.tsx";
export { FrameFront, type FrameFrontProps } from "./eyewear/FrameFront.tsx";
export { GoodsDrawing, type GoodsDrawingProps } from "./eyewear/GoodsDrawing.tsx";
export { LensCarton, type LensCartonProps } from "./eyewear/LensCarton.tsx";
