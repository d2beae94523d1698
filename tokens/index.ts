export { breakpoints } from "./breakpoints.ts";
export { vars } from "./contract.css.ts";
export { media } from "./media.ts";
