import { expect, test } from "vitest";
import * as z from "zod";
import { blikStep } from "#domain/payment/blikStep.ts";
import { vectors } from "../../../vectors/vectors.ts";

const asked = z.strictObject({ sec: z.number(), status: z.enum(["pending", "success"]) });
const words = {
  POLL: "ask-again",
  STOP_PENDING_WAIT_WEBHOOK: "leave-pending",
  SHOW_SUCCESS: "show-success",
} as const;
const steps = z.enum(["POLL", "STOP_PENDING_WAIT_WEBHOOK", "SHOW_SUCCESS"]);

test.each(vectors("pay.blik.poll", asked, steps))("pay.blik.poll: $name", ({ input, expected }) => {
  expect(blikStep(input.sec, input.status).step).toBe(words[expected]);
});

test("the provider is asked every 2 seconds at first, then every 4", () => {
  expect(blikStep(0, "pending")).toEqual({ step: "ask-again", afterSeconds: 2 });
  expect(blikStep(30, "pending")).toEqual({ step: "ask-again", afterSeconds: 4 });
  expect(blikStep(150, "pending")).toEqual({ step: "ask-again", afterSeconds: 4 });
});

test("what is known is shown, however late it comes", () => {
  expect(blikStep(600, "success")).toEqual({ step: "show-success" });
  expect(blikStep(5, "failed")).toEqual({ step: "show-failure" });
});
