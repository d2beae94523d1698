import { expect, test } from "vitest";
import * as alcedo from "../../tokens/brands/alcedo.ts";
import * as ours from "../../tokens/themes/values.ts";

type Values = { readonly [key: string]: string | Values };

const roles = (values: Values, path = ""): string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value === "string" ? `${path}${key}` : roles(value, `${path}${key}.`),
  );

test("a brand sets exactly the roles that components use", () => {
  expect(roles(alcedo.base)).toEqual(roles(ours.base));
});

test("a brand has no animations with reduced motion", () => {
  expect(alcedo.still).toEqual(ours.still);
});

test("a brand does not change the stage, which is the background of the pictures", () => {
  expect(alcedo.base.color.stage).toBe(ours.base.color.stage);
  expect(alcedo.dark.stage).toEqual(ours.dark.stage);
});
