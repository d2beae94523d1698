import { checkOrderToken, checkReorder } from "@dioptra/ui/rules";
import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";

describe("checkOrderToken", () => {
  it.each([
    ["q8Zr-_1", "q8Zr-_1"],
    ["  q8Zr \n1 ", "q8Zr1"],
    ["https://dioptra.example/renew-order/q8Zr?utm=mail#top", "q8Zr"],
    ["/de/renew-order/q8Zr/", "q8Zr"],
  ])("reads %j", (typed, value) => {
    expect(checkOrderToken(typed)).toEqual({ ok: true, value });
  });

  it.each([
    ["", "required"],
    ["   ", "required"],
    ["https://dioptra.example/renew-order/", "required"],
    ["ąę", "invalid"],
    ["a/b", "invalid"],
    ["<script>", "invalid"],
  ])("refuses %j", (typed, error) => {
    expect(checkOrderToken(typed)).toEqual({ ok: false, error });
  });

  it("accepts only characters of a token, for any text", () => {
    assert(
      property(string({ unit: "grapheme" }), (typed) => {
        const checked = checkOrderToken(typed);
        if (checked.ok) expect(checked.value).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
    );
  });
});

describe("checkReorder", () => {
  it("returns the phone number in E.164 format", () => {
    expect(checkReorder({ phone: "600 100 200", token: "q8Zr" }, "PL")).toEqual({
      ok: true,
      value: { phone: "+48600100200", token: "q8Zr" },
    });
  });

  it("returns the problems of all fields at once", () => {
    expect(checkReorder({ phone: "600", token: "" }, "PL")).toEqual({
      ok: false,
      errors: { phone: "too-short", token: "required" },
    });
  });
});
