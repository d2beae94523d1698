import { validate } from "@apidevtools/swagger-parser";
import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { openApi } from "#contract/openapi/openApi.ts";

const document = openApi();

test("returns valid OpenAPI 3.1", async () => {
  // Serialised, as clients receive it.
  await expect(validate(JSON.parse(JSON.stringify(document)))).resolves.toMatchObject({ openapi: "3.1.1" });
});

test.each(Object.values(endpoints))("describes $method $path with all its query parameters", (endpoint) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const names = operation?.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...endpoint.query]));
  expect(operation?.requestBody !== undefined).toBe(endpoint.body !== null);
});

test("describes the body of an order in the wire's words", () => {
  const body = document.paths["/api/order/create"]?.["post"]?.requestBody?.content["application/json"].schema;
  expect(body).toMatchObject({
    type: "object",
    // `order_id` is optional: by default the key is made from the cart's id.
    required: ["cart_id", "store_code", "products", "addressInformation"],
    properties: { products: { type: "array", minItems: 1, maxItems: 200 } },
  });
});

test("limits the options of a line to 50, as a list and as an object", () => {
  const body = document.paths["/api/cart/update"]?.["post"]?.requestBody?.content["application/json"].schema;
  const text = JSON.stringify(body);
  expect(text.match(/"maxProperties":50/g)).toHaveLength(3);
  // The selections of a bundle's option are a list as well, in either form.
  expect(text.match(/"maxItems":50/g)).toHaveLength(5);
});

test("describes answers in an envelope, except those of searches", () => {
  const answer = (path: string) => document.paths[path]?.["get"]?.responses["200"]?.content["application/json"].schema;
  expect(answer("/api/stock/check")).toMatchObject({ required: ["code", "result"] });
  expect(answer("/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/user_review/_search")).toMatchObject({
    required: ["hits"],
  });
});

test("describes `resultCode` in the two calls that have it", () => {
  const named = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap(({ responses }) =>
      JSON.stringify(responses["200"]).includes('"resultCode":{"const":200') ? [path] : [],
    ),
  );
  expect(named.toSorted()).toEqual(["/api/cart/create", "/api/stock/list"]);
});

test("requires no fields of a search's documents", () => {
  const text = JSON.stringify(
    document.paths["/api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/product/_search"]?.["get"]?.responses[
      "200"
    ],
  );
  expect(text).toContain('"_source":{');
  JSON.parse(text, (name, value: unknown) => {
    if (name === "_source") expect(value).not.toHaveProperty("required");
    return value;
  });
});

test("describes the tokens of a login in `meta`", () => {
  const answer = (call: string) =>
    document.paths[`/api/user/${call}`]?.["post"]?.responses["200"]?.content["application/json"].schema;
  const refresh = { properties: { meta: { required: ["refreshToken"] } } };
  // Optional, because the shop moves them into cookies.
  expect(answer("login")).toMatchObject({ required: ["code", "result"], ...refresh });
  expect(answer("refresh")).toMatchObject(refresh);
  expect(answer("create")).toMatchObject({ properties: { meta: { required: ["token", "refreshToken"] } } });
});
