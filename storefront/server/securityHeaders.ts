export type HeaderList = readonly (readonly [name: string, value: string])[];

/** No page of ours asks for any of these. */
const denied = [
  "accelerometer",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];

/** For every answer. */
export const commonHeaders: HeaderList = [
  ["x-content-type-options", "nosniff"],
  ["cross-origin-resource-policy", "same-origin"],
];

/** The address of such a page tells who ordered what, or whose password is set: it goes to nobody, not even as a referrer. */
const secretPages = /\/(order-confirmation|order-status|renew-order|create-password)(\/|$)/;

/** For every page, beside its own content security policy. */
export const pageHeaders = (pathname: string): HeaderList => [
  ["cross-origin-opener-policy", "same-origin"],
  // Frames are tried on before the camera, whose picture never leaves the page.
  ["permissions-policy", ["camera=(self)", ...denied.map((feature) => `${feature}=()`)].join(", ")],
  ["referrer-policy", secretPages.test(pathname) ? "no-referrer" : "strict-origin-when-cross-origin"],
];

/** For answers over HTTPS, for a year (reference, Security figures): a browser never asks otherwise again. */
export const httpsHeaders: HeaderList = [["strict-transport-security", "max-age=31536000; includeSubDomains"]];
