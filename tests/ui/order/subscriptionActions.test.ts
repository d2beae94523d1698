import { expect, it } from "vitest";
import { subscriptionActions } from "../../../ui/order/subscriptionActions.ts";

it.each([
  ["pending", ["pay", "address", "cancel"]],
  ["active", ["skip", "pause", "interval", "address", "cancel"]],
  ["paused", ["resume", "interval", "address", "cancel"]],
  ["canceled", []],
  ["completed", []],
] as const)("returns the actions of a subscription that is %s: %j", (status, actions) => {
  expect(subscriptionActions(status)).toEqual(actions);
});
