import { checkReview, maximumLengths } from "@dioptra/ui/rules";
import { assert, property, record, string } from "fast-check";
import { expect, test } from "vitest";

const typed = {
  rating: "4",
  title: " Cieńsze, niż się bałem ",
  detail: "Dostawa szósty dzień roboczy.\n",
  nickname: "Piotr",
};

test("returns a review in its stored form", () => {
  expect(checkReview(typed)).toEqual({
    ok: true,
    value: { rating: 4, title: "Cieńsze, niż się bałem", detail: "Dostawa szósty dzień roboczy.", nickname: "Piotr" },
  });
});

test.each([
  ["rating", "", "required"],
  ["rating", "6", "required"],
  ["title", " ", "required"],
  ["title", "a".repeat(maximumLengths.reviewTitle + 1), "too-long"],
  ["detail", "", "required"],
  ["nickname", "\u200b", "required"],
  ["nickname", "jan@example.com", "address"],
] as const)("refuses the %s %j as %s", (field, text, problem) => {
  expect(checkReview({ ...typed, [field]: text })).toEqual({ ok: false, errors: { [field]: problem } });
});

test("accepts only ratings from 1 to 5, for any text", () => {
  const any = record({ rating: string(), title: string(), detail: string(), nickname: string() });
  assert(
    property(any, (review) => {
      const checked = checkReview(review);
      if (checked.ok) expect([1, 2, 3, 4, 5]).toContain(checked.value.rating);
    }),
  );
});
