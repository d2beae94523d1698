import { expect, test } from "vitest";
import { withExistingLinks } from "#platform/kernel/mail/letter.ts";

const letterTo = (path: string) => ({
  subject: "Order",
  greeting: "Hello,",
  parts: [{ kind: "link", text: "Go", href: `https://shop.example${path}` } as const],
  closing: "Kind regards",
});

test.each(["/order-status/token", "/de/order-status/token"])(
  "removes the link to %s, a page that does not exist yet",
  (path) => {
    expect(withExistingLinks(letterTo(path)).parts).toEqual([]);
  },
);

test.each(["/", "/de/renew-order/token", "/my-account/subscriptions/3", "/de/create-password#token=x", "/letters/email?token=x", "/letters/newsletter?token=x"])(
  "keeps the link to %s",
  (path) => {
    expect(withExistingLinks(letterTo(path))).toEqual(letterTo(path));
  },
);
