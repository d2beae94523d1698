import { expect, test } from "vitest";
import { checkoutHref } from "#domain/cart/checkoutHref.ts";

const german = { code: "de", prefix: "/de" };
const connected = { state: "connected", token: "a b&c", guestAttempts: 0 } as const;
const external = "https://pay.example/start?theme=dark#top";

test.each([
  ["the shop's own by default", connected, null, "/de/checkout"],
  ["an external one with store and cart", connected, external, "?theme=dark&store=de&cart=a+b%26c#top"],
  ["an external one without a cart at the platform", { state: "disconnected" }, external, "?theme=dark&store=de#top"],
  ["an external one for a refused cart", { state: "device-only" }, external, "?theme=dark&store=de#top"],
] as const)("leads to %s", (_name, connection, url, expected) => {
  const href = checkoutHref(connection, german, url);
  expect(href).toBe(url === null ? expected : `https://pay.example/start${expected}`);
});
