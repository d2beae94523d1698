import { expect, test } from "vitest";
import { cameraProblem } from "../../../../ui/eyewear/tryOn/camera.ts";

test.each([
  ["NotAllowedError", "refused"],
  ["NotFoundError", "none"],
  ["OverconstrainedError", "none"],
  ["NotReadableError", "busy"],
  ["TypeError", "impossible"],
])("maps the camera error %s to %s", (name, problem) => {
  expect(cameraProblem(Object.assign(new Error(name), { name }))).toBe(problem);
});
