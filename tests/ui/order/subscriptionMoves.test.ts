import { expect, it } from "vitest";
import { subscriptionMoves } from "../../../ui/order/subscriptionMoves.ts";

it.each([
  ["pending", ["pay", "address", "cancel"]],
  ["active", ["skip", "pause", "interval", "address", "cancel"]],
  ["paused", ["resume", "interval", "address", "cancel"]],
  ["canceled", []],
  ["completed", []],
] as const)("a subscription that is %s can %j", (status, moves) => {
  expect(subscriptionMoves(status)).toEqual(moves);
});
