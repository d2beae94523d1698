import { expect, test } from "vitest";
import { heading, type Letter, link, paragraph } from "#platform/kernel/mail/letter.ts";
import { renderLetter } from "#platform/kernel/mail/renderLetter.ts";

const letter: Letter = {
  subject: "Order 12",
  greeting: "Hello Ala,",
  parts: [
    paragraph("first line\nsecond line"),
    heading("What you ordered"),
    {
      kind: "rows",
      rows: [
        { label: "Frame", value: "349.00", note: "Quantity: 1\nColour: black" },
        { label: "Reason", value: "", note: "too wide" },
        { label: "Total", value: "349.00", isStrong: true },
      ],
    },
    link("Order status", "https://shop.example/status?a=1&b=2"),
  ],
  closing: "Kind regards\nThe Dioptra team",
  imprint: "Optics Ltd\nTax number: 12",
};

test("renders a plain text with all parts and full links", () => {
  expect(renderLetter(letter, "en-GB").text).toBe(
    [
      "Hello Ala,",
      "first line\nsecond line",
      "What you ordered",
      "Frame: 349.00\n  Quantity: 1\n  Colour: black\nReason:\n  too wide\nTotal: 349.00",
      "Order status:\nhttps://shop.example/status?a=1&b=2",
      "Kind regards\nThe Dioptra team",
      "Optics Ltd\nTax number: 12",
    ].join("\n\n"),
  );
});

test("declares its language, breaks lines, and loads no resources", () => {
  const { html } = renderLetter(letter, "de-DE");
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("first line<br>second line");
  expect(html).toContain('href="https://shop.example/status?a=1&amp;b=2"');
  expect(html).not.toMatch(/<(img|link|script|style)\b/);
});

test("escapes typed texts", () => {
  const typed = `<a href="https://evil.example">"Ala" & co</a>`;
  const rows = [{ label: typed, value: typed, note: typed }];
  const parts = [
    paragraph(typed),
    heading(typed),
    link(typed, "https://shop.example/"),
    { kind: "rows", rows } as const,
  ];
  const { html } = renderLetter({ subject: typed, greeting: typed, parts, closing: typed, imprint: typed }, "en");
  expect(html).not.toContain('<a href="https://evil');
  expect(html.match(/&lt;a href=&quot;https:\/\/evil\.example&quot;&gt;/g)).toHaveLength(10);
});

test("keeps the subject on one line, so that no header can be injected", () => {
  expect(renderLetter({ ...letter, subject: "Order\r\nBcc: all@example.com" }, "en").subject).toBe(
    "Order Bcc: all@example.com",
  );
});

test("is 600 px wide with a padded button in Outlook for Windows too", () => {
  const { html } = renderLetter(letter, "en");
  const [outlookOnly] = /<!--\[if mso\]>(.*?)<!\[endif\]-->/.exec(html) ?? [];
  expect(outlookOnly).toContain('width="600"');
  expect(html.match(/<!--\[if mso\]>/g)).toHaveLength(2);
  expect(html).toMatch(/mso-padding-alt:12px 20px"><a href="[^"]+" style="display:inline-block;padding:12px 20px;/);
});
