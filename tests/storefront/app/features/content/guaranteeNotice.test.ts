import { createElement, type ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, test, vi } from "vitest";
import { GuaranteeNotice } from "#app/features/content/GuaranteeNotice.tsx";
import { guaranteeNotice } from "#domain/guaranteeNotice.ts";

vi.mock("@dioptra/ui", () => ({
  Image: ({ fit: _fit, ...props }: ComponentProps<"img"> & { readonly fit?: string }) => createElement("img", props),
}));
vi.mock("#app/features/content/GuaranteeNotice.css.ts", () => ({ notice: "notice" }));

const messages = { "page.guaranteeNotice": "Zawiadomienie o gwarancji" };

/** Returns what the page of the guarantee shows of the pictures that the shop provides for its languages. */
function shownOf(names: Readonly<Record<string, string>>, language: string) {
  const notice = guaranteeNotice(names, language);
  if (!notice) return null;
  return renderToStaticMarkup(
    createElement(IntlProvider, { locale: "pl", messages }, createElement(GuaranteeNotice, { notice })),
  );
}

test("shows the picture of the shop for the language, in its size and with its words", () => {
  const html = shownOf({ pl: "legal/notice-pl", de: "legal/notice-de" }, "pl");
  expect(html).toContain('src="/media/pictures/720x1018/newest/legal/notice-pl"');
  expect(html).toContain('alt="Zawiadomienie o gwarancji"');
  expect(html).toMatch(/width="720" height="1018"/);
});

test("shows none in a language without one", () => {
  expect(shownOf({ de: "legal/notice-de" }, "pl")).toBeNull();
});
