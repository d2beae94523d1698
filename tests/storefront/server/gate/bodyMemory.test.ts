import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createBodyMemory, type EndReason } from "#server/gate/bodyMemory.ts";

const kilobyte = 1024;
/** What a body costs in addition to its bytes. */
const overhead = 4 * kilobyte;
const limits = {
  total: 400 * kilobyte,
  perClient: 200 * kilobyte,
  forSmall: 100 * kilobyte,
  smallBody: 16 * kilobyte,
  minimumBodySpeed: 4 * kilobyte,
  bodyGrace: 10_000,
};

/** Creates a memory, and a function that holds a body with some bytes, which records why it is ended. */
function open() {
  const memory = createBodyMemory(limits);
  const ended: Record<string, EndReason> = {};
  const hold = (name: string, client: string, bytes: number, declared = 0) => {
    const body = memory.hold({ client, declared, onEnd: (reason) => void (ended[name] = reason) });
    if (bytes > 0) body.add(bytes);
    return body;
  };
  return { hold, ended };
}

test("ends the slowest body of a client that exceeds its share, and nobody else's", () => {
  vi.useFakeTimers();
  const { hold, ended } = open();
  hold("other", "b", 50 * kilobyte);
  hold("first", "a", 90 * kilobyte);
  vi.advanceTimersByTime(100);
  hold("second", "a", 90 * kilobyte);
  vi.advanceTimersByTime(100);
  hold("third", "a", 90 * kilobyte);
  expect(ended).toEqual({ first: "client" });
  vi.useRealTimers();
});

test("ends a body that grows although all other bodies of its client have arrived", () => {
  const { hold, ended } = open();
  hold("arrived", "a", 150 * kilobyte).finish();
  hold("growing", "a", 60 * kilobyte);
  expect(ended).toEqual({ growing: "client" });
});

test("keeps memory for small bodies when large ones fill the rest", () => {
  const { hold, ended } = open();
  hold("first", "a", 140 * kilobyte).finish();
  hold("second", "b", 140 * kilobyte).finish();
  hold("third", "c", 140 * kilobyte);
  hold("declared", "d", 1, 140 * kilobyte);
  expect(ended).toEqual({ third: "process" });
  for (const client of ["e", "f", "g", "h"]) hold(client, client, 10 * kilobyte).finish();
  expect(ended).toEqual({ third: "process" });
});

test("makes room for a small body by ending the slowest of all", () => {
  vi.useFakeTimers();
  const { hold, ended } = open();
  for (let client = 0; client < 25; client++) {
    vi.advanceTimersByTime(10);
    hold(`stalled-${client}`, String(client), 12 * kilobyte);
  }
  expect(ended).toEqual({});
  vi.advanceTimersByTime(10);
  const body = hold("honest", "honest", 3 * kilobyte);
  expect(ended).toEqual({ "stalled-0": "process" });
  expect(body.finish()).toBeNull();
  vi.useRealTimers();
});

test("postpones a body's deadline by the bytes that arrive, for at most the grace", () => {
  vi.useFakeTimers();
  const { hold } = open();
  const began = performance.now();
  const body = hold("slow", "a", 0);
  expect(body.deadline() - began).toBe(10_000);
  vi.advanceTimersByTime(5000);
  body.add(4 * kilobyte);
  expect(body.deadline() - began).toBe(11_000);
  body.add(100 * kilobyte);
  expect(body.deadline() - began).toBe(15_000);
  vi.useRealTimers();
});

test("never holds more than its limits, and frees everything in the end", () => {
  const step = fc.record({
    client: fc.constantFrom("a", "b", "c"),
    kilobytes: fc.nat({ max: 250 }),
    arrives: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { hold } = open();
      const bodies = steps.map(({ client, kilobytes, arrives }, index) => {
        const body = hold(String(index), client, kilobytes * kilobyte);
        const isKept = !arrives || body.finish() === null;
        return { body, client, kilobytes, arrives, isKept };
      });
      // Bodies that have arrived are never ended.
      const arrived = bodies.filter(({ arrives, isKept }) => arrives && isKept);
      const sum = (of: typeof arrived) =>
        of.reduce((bytes, { kilobytes }) => bytes + kilobytes * kilobyte + overhead, 0);
      expect(sum(arrived)).toBeLessThanOrEqual(limits.total);
      for (const client of ["a", "b", "c"]) {
        expect(sum(arrived.filter((body) => body.client === client))).toBeLessThanOrEqual(limits.perClient);
      }
      for (const { body } of bodies) body.release();
      expect(hold("last", "a", limits.perClient - overhead).finish()).toBeNull();
    }),
  );
});
