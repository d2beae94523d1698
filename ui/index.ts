export { Button, type ButtonProps } from "./primitives/Button.tsx";
