import { expect, test } from "vitest";
import { pageHeaders } from "../../../storefront/server/securityHeaders.ts";

const referrerPolicy = (pathname: string) => new Map(pageHeaders(pathname)).get("referrer-policy");

test.each([
  "/order-confirmation/000000042",
  "/de/order-status/secret",
  "/renew-order/secret",
  "/create-password",
  "/create-password/",
  "/de/create-password",
])("the address %s goes to nobody", (pathname) => expect(referrerPolicy(pathname)).toBe("no-referrer"));

test.each(["/", "/cart", "/c/create-passwords", "/create-password-help"])(
  "the address %s goes to other sites without its path",
  (pathname) => expect(referrerPolicy(pathname)).toBe("strict-origin-when-cross-origin"),
);
