import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCountdown } from "../../../ui/feedback/countdown.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("ends once, when the time is up", () => {
  const onEnd = vi.fn<() => void>();
  createCountdown(5000).resume(onEnd);
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("does not run before it is resumed", () => {
  createCountdown(5000);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  { ran: 0, left: 5000 },
  { ran: 3000, left: 2000 },
  { ran: 4999, left: 1 },
])("continues with $left ms after a pause at $ran ms, however long the pause", ({ ran, left }) => {
  const onEnd = vi.fn<() => void>();
  const countdown = createCountdown(5000);
  countdown.resume(onEnd);
  vi.advanceTimersByTime(ran);
  countdown.pause();
  vi.advanceTimersByTime(3_600_000);
  expect(onEnd).not.toHaveBeenCalled();
  countdown.resume(onEnd);
  vi.advanceTimersByTime(left - 1);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("adds up several pauses", () => {
  const onEnd = vi.fn<() => void>();
  const countdown = createCountdown(5000);
  for (let second = 0; second < 4; second += 1) {
    countdown.resume(onEnd);
    vi.advanceTimersByTime(1000);
    countdown.pause();
  }
  countdown.resume(onEnd);
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
