import { expect, test } from "vitest";
import { configuration } from "#configuration/index.ts";

/** The defaults in docs/specification/settings.md, line by line. */
test.each<[line: string, actual: unknown, expected: unknown]>([
  ["default store pl", configuration.store.defaultStoreCode, "pl"],
  ["output cache of a day", configuration.cache.outputLifetimeSeconds, 86_400],
  ["search min score", configuration.search.minimumScore, 0.02],
  ["search client timeout", configuration.search.browserTimeout, 5000],
  ["search server timeout", configuration.search.serverTimeout, 1000],
  ["fuzziness", configuration.search.fuzziness, 2],
  ["searchable attributes", configuration.search.attributeBoosts, { name: 4, sku: 2, "category.name": 1 }],
  ["persistent cache timeout", configuration.cache.storageReadTimeout, 800],
  ["persistent cache iterate timeout", configuration.cache.storageIterateTimeout, 2000],
  ["quota check", configuration.cache.quotaCheckInterval, 30_000],
  ["error-reporting sample rate", configuration.network.errorReportingRate, 1],
  ["network task attempts", configuration.network.maximumTaskAttempts, 1],
  ["token wait", configuration.network.tokenWait, 1000],
  ["cart bypass attempts", configuration.cart.maximumBypassAttempts, 1],
  ["notification lifetime", configuration.screen.noticeLifetime, 5000],
  ["in-checkout window", configuration.checkout.inCheckoutWindow, 30 * 60 * 1000],
  ["payment redirect delay", configuration.payment.redirectDelay, 250],
  ["category fetch size", configuration.catalog.categoryFetchSize, 4000],
  ["root category", configuration.catalog.rootCategoryId, 2],
  ["attribute list", configuration.catalog.attributeListSize, 150],
  ["product page size", configuration.catalog.pageSize, 50],
  ["home lists", configuration.catalog.homeListSize, 20],
  ["front blocks", configuration.content.frontBlockSize, 4000],
  ["posts", configuration.content.articleSize, 4000],
  ["CMS block list", configuration.content.blockListSize, 150],
  ["CMS block and page max", configuration.content.maximumSize, 500],
  ["orders page size", configuration.orders.pageSize, 20],
  ["first page", configuration.orders.firstPage, 1],
  ["stock prefetch count", configuration.stock.prefetchCount, 8],
  ["stock batches", configuration.stock.batchSize, 15],
  ["price ranges, half-open", configuration.filters.priceRanges.PLN.map(({ upTo }) => upTo), [100, 250, 500, null]],
  ["price labels", configuration.filters.priceRanges.PLN.map(({ labelFrom }) => labelFrom), [null, 101, 251, 501]],
  ["price ranges in euro", configuration.filters.priceRanges.EUR.map(({ upTo }) => upTo), [40, 60, 100, null]],
  ["filter aggregation size", configuration.filters.aggregationSize, 100],
  ["color and size aggregation", configuration.filters.aggregationSizes, { color: 10, size: 10 }],
  ["max filter query size", configuration.filters.maximumQuerySize, 999],
  ["default order", configuration.filters.sortOptions[0]?.id, "latest"],
  ["name search visibility", configuration.catalog.listedVisibilities, [2, 3, 4]],
  ["name search status", configuration.catalog.listedStatuses, [0, 1]],
  ["child status that is unavailable", configuration.catalog.firstUnavailableStatus, 2],
  ["product thumbnail", configuration.images.product, { width: 300, height: 400 }],
  ["gallery", configuration.images.gallery, { width: 1170, height: 850 }],
  ["cart thumbnail", configuration.images.cart, { width: 200, height: 200 }],
  ["other colours", configuration.images.otherColors, { width: 100, height: 100 }],
  ["slider on a desktop", configuration.images.topSliderDesktop, { width: 1440, height: 420 }],
  ["slider on a phone", configuration.images.topSliderMobile, { width: 710, height: 250 }],
  ["default shipping 5.00 gross", configuration.checkout.defaultShipping.grossPrices.PLN, 500],
  ["cash on delivery by default", configuration.checkout.defaultPayment.code, "cashondelivery"],
  ["cash on delivery costs nothing", configuration.checkout.defaultPayment.grossCosts, { PLN: 0, EUR: 0, USD: 0 }],
  ["mobile code method", configuration.payment.blik, { methodCode: "150", codeLength: 6, codeLifetime: 120_000 }],
  [
    "first provider's methods",
    Object.keys(configuration.payment.mollieMethods).toSorted(),
    "applepay banktransfer creditcard eps giftcard giropay ideal klarna paypal sofort voucher".split(" "),
  ],
  [
    "promoted categories",
    configuration.catalog.promotedCategoryIds,
    { sunglasses: 28, contactLenses: 24, prescription: 29 },
  ],
  ["new sunglasses", configuration.catalog.newSunglassesCategoryId, 131],
  ["return days", configuration.offer.returnDays, 15],
  ["delivery days", configuration.offer.deliveryWorkingDays, 3],
  ["delivery days of prescription glasses", configuration.offer.prescriptionDeliveryWorkingDays, 7],
  ["newsletter coupon", configuration.offer.newsletterDiscount, 10],
  ["registration discount", configuration.offer.registrationDiscount, 5],
  ["summer promo", configuration.offer.summerPromotion, { discount: 30, couponCode: "OPRAWECZKI" }],
  ["free sunglasses in pl only", configuration.offer.annualSubscription.freeSunglassesInStores, ["pl"]],
  ["one-day hydration", configuration.lenses.oneDayHydration, 56],
  ["monthly lenses", configuration.lenses.monthlyLensesPerPack, 3],
  ["UV class 1", configuration.lenses.uvClass1, { uva: 90, uvb: 99 }],
  ["zero-price products", configuration.pricing.zeroPriceProducts, true],
  ["token in header", configuration.network.tokenInHeader, true],
  ["default locale", configuration.store.fallbackLocale, "en-US"],
])("%s", (_line, actual, expected) => {
  expect(actual).toEqual(expected);
});

test("enables the Polish and the German store view only", () => {
  const enabled = configuration.storeViews.filter((view) => view.enabled);
  expect(enabled.map(({ code, currency, prefix }) => ({ code, currency, prefix }))).toEqual([
    { code: "pl", currency: "PLN", prefix: "" },
    { code: "de", currency: "EUR", prefix: "/de" },
  ]);
  const disabled = configuration.storeViews.filter((view) => !view.enabled);
  expect(disabled.map(({ code }) => code)).toEqual(["en", "es", "fr", "mx", "pt", "zh"]);
});
