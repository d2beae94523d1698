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

  it("lets nothing through that no token has", () => {
    assert(
      property(string({ unit: "grapheme" }), (typed) => {
        const checked = checkOrderToken(typed);
        if (checked.ok) expect(checked.value).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
    );
  });
});

describe("checkReorder", () => {
  it("stores the number as E.164", () => {
    expect(checkReorder({ phone: "600 100 200", token: "q8Zr" }, "PL")).toEqual({
      ok: true,
      value: { phone: "+48600100200", token: "q8Zr" },
    });
  });

  it("says everything that is wrong at once", () => {
    expect(checkReorder({ phone: "600", token: "" }, "PL")).toEqual({
      ok: false,
      errors: { phone: "too-short", token: "required" },
    });
  });
});
