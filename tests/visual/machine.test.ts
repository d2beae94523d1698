import { expect, test } from "vitest";
import { differenceBetween } from "./machine.ts";

const fonts = { "@fontsource-variable/instrument-sans": "5.3.0", "@fontsource-variable/nunito": "5.3.0" };
const machine = { fonts, drawing: "512c52d79d44e399" };

test("pictures can be compared with those of a machine that draws the sample alike", () => {
  expect(differenceBetween(machine, { fonts, drawing: "512c52d79d44e399" })).toBeNull();
});

test.each([
  { accepted: null, why: "no pictures have been accepted" },
  { accepted: { fonts, drawing: "0000000000000000" }, why: "sample" },
  { accepted: { fonts: { ...fonts, "@fontsource-variable/nunito": "5.2.0" }, drawing: machine.drawing }, why: "5.2.0" },
])("otherwise the reason is named: $why", ({ accepted, why }) => {
  expect(differenceBetween(machine, accepted)).toContain(why);
});
