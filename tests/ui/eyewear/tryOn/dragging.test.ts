import { expect, test } from "vitest";
import { arrowStep } from "../../../../ui/eyewear/tryOn/dragging.ts";

const key = { key: "ArrowLeft", shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };

test.each([
  [{}, { x: -1, y: 0 }],
  [{ key: "ArrowDown" }, { x: 0, y: 1 }],
  [{ shiftKey: true }, { x: -10, y: 0 }],
  [
    { key: "ArrowUp", shiftKey: true },
    { x: 0, y: -10 },
  ],
  [{ altKey: true }, null],
  [{ key: "Home" }, null],
])("arrowStep of %j is %j", (pressed, expected) => {
  const step = arrowStep({ ...key, ...pressed });
  expect(step && { x: step.x + 0, y: step.y + 0 }).toEqual(expected);
});
