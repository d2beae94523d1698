import { expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";

test("the calls are those of the specification, section 7, and the two of ours", () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(calls.toSorted()).toEqual([
    "GET /api/cart/payment-methods",
    "GET /api/cart/pull",
    "GET /api/cart/totals",
    "GET /api/channel/countries",
    "GET /api/delivery/points",
    "GET /api/delivery/xpress/check",
    "GET /api/openapi.json",
    "GET /api/order/details",
    "GET /api/products/configuration-tree",
    "GET /api/products/glasses-data",
    "GET /api/products/render-list",
    "GET /api/stock/check",
    "GET /api/stock/list",
    "GET /api/user/me",
    "GET /api/user/order-history",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/article/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/attribute/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/attributes_description/_search",
    // Once for the whole tree, once for what one category says of itself.
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/category/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/category/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/cms_block/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/cms_faq/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/cms_hierarchy/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/cms_page/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/front_block/_search",
    // Once for whole products, once for what a list shows of them.
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/product/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/product/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/taxrule/_search",
    "GET /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/user_review/_search",
    "GET /api/vsbridge/cms/banners",
    "GET /api/vsbridge/cms/sliders",
    "GET /api/vsbridge/fb/ig/media",
    "GET /api/vsbridge/mollie/ideal-issuers",
    "GET /api/vsbridge/mollie/payment-methods",
    "GET /api/vsbridge/tpay/banks",
    "GET /api/vsbridge/tpay/ideal-issuers",
    "POST /api/cart/apply-coupon",
    "POST /api/cart/collect-totals",
    "POST /api/cart/create",
    "POST /api/cart/delete",
    "POST /api/cart/delete-coupon",
    "POST /api/cart/shipping-information",
    "POST /api/cart/shipping-methods",
    "POST /api/cart/update",
    "POST /api/order/create",
    "POST /api/tax/check",
    "POST /api/user/change-password",
    "POST /api/user/create",
    "POST /api/user/login",
    "POST /api/user/logout",
    "POST /api/user/me",
    "POST /api/user/password-change",
    "POST /api/user/refresh",
    "POST /api/user/reset-password",
    "POST /api/vsbridge/catalog/vue_storefront_catalog_{storeCode}/product/_search",
    "POST /api/vsbridge/map",
    "POST /api/vsbridge/mollie/decrypt-token",
    "POST /api/vsbridge/mollie/get-payment",
    "POST /api/vsbridge/mollie/order-comments",
    "POST /api/vsbridge/mollie/order-details",
    "POST /api/vsbridge/mollie/post-payment",
    "POST /api/vsbridge/mollie/set-mollie-transaction-data",
    "POST /api/vsbridge/mollie/validate-hash",
    "POST /api/vsbridge/paypal/create",
    "POST /api/vsbridge/paypal/execute",
    "POST /api/vsbridge/tpay/decrypt-token",
    "POST /api/vsbridge/tpay/get-payment",
    "POST /api/vsbridge/tpay/order-comments",
    "POST /api/vsbridge/tpay/order-details",
    "POST /api/vsbridge/tpay/post-payment",
    "POST /api/vsbridge/tpay/post-payment-blik",
    "POST /api/vsbridge/tpay/set-transaction-data",
    "POST /api/vsbridge/tpay/validate-hash",
  ]);
});

test("only what changes the cart, an order and what an account does speak up when they fail", () => {
  const loud = Object.entries(endpoints).filter(([, { silent }]) => !silent);
  expect(loud.map(([name]) => name)).toEqual([
    "cartUpdate",
    "couponApply",
    "couponDelete",
    "orderCreate",
    "userLogin",
    "userCreate",
    "userResetPassword",
    "userPasswordChange",
    "userChangePassword",
    "userRefresh",
    "userLogout",
    "userProfile",
    "userUpdate",
    "orderHistory",
  ]);
});

test("a schema is made once for each currency", () => {
  expect(endpoints.cartTotals.result("PLN")).toBe(endpoints.cartTotals.result("PLN"));
  expect(endpoints.cartTotals.result("PLN")).not.toBe(endpoints.cartTotals.result("EUR"));
});
