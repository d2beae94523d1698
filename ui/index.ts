export { Button, type ButtonProps } from "./primitives/Button.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./primitives/VisuallyHidden.tsx";
