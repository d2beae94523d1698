export { Amount, type AmountProps } from "./primitives/Amount.tsx";
export { Button, type ButtonProps } from "./primitives/Button.tsx";
export { formatAmount, type AmountValue } from "./primitives/formatAmount.ts";
export { Link, type LinkProps } from "./primitives/Link.tsx";
export { VisuallyHidden, type VisuallyHiddenProps } from "./primitives/VisuallyHidden.tsx";
