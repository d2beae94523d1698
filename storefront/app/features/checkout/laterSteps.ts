// Loaded by `lazySteps.ts`.
export { PaymentStep } from "./PaymentStep.tsx";
export { PlaceOrder } from "./PlaceOrder.tsx";
export { ReturnNote } from "./ReturnNote.tsx";
export { ReviewStep } from "./ReviewStep.tsx";
export { ShippingStep } from "./ShippingStep.tsx";
