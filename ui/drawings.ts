/**
 * The entry point `@dioptra/ui/drawings`: components that a server renders to image files. Pages show these files with
 * `FramePicture` and do not import the components.
 */
export { FrameDrawing, type FrameDrawingProps } from "./eyewear/FrameDrawing.tsx";
export { FrameFront, type FrameFrontProps } from "./eyewear/FrameFront.tsx";
export { GoodsDrawing, type GoodsDrawingProps } from "./eyewear/GoodsDrawing.tsx";
export { LensCarton, type LensCartonProps } from "./eyewear/LensCarton.tsx";
