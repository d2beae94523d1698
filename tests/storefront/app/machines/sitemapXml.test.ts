import { expect, test } from "vitest";
import { robotsText } from "#app/machines/robotsText.ts";
import { sitemapIndexXml, sitemapXml } from "#app/machines/sitemapXml.ts";
import { storeViews } from "#configuration/storeViews.ts";

test("writes addresses as text, whatever they contain", () => {
  const href = "https://shop.example/p/A&B/<x>";
  const page = {
    href,
    alternates: [{ rel: "alternate" as const, hrefLang: "pl-PL", href: `${href}"` }],
    pictures: [`${href}'`],
  };
  expect(sitemapXml([page])).toContain(
    [
      "<url><loc>https://shop.example/p/A&amp;B/&lt;x&gt;</loc>",
      '<xhtml:link rel="alternate" hreflang="pl-PL" href="https://shop.example/p/A&amp;B/&lt;x&gt;&quot;"/>',
      "<image:image><image:loc>https://shop.example/p/A&amp;B/&lt;x&gt;&apos;</image:loc></image:image></url>",
    ].join(""),
  );
  expect(sitemapIndexXml([href])).toContain("<sitemap><loc>https://shop.example/p/A&amp;B/&lt;x&gt;</loc></sitemap>");
});

test("keeps crawlers from pages for one visitor in every store view, and names the sitemap", () => {
  const lines = robotsText(storeViews, "https://shop.example").split("\n");
  for (const path of ["/api/", "/cart", "/de/cart", "/checkout", "/de/my-account"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain("Disallow: /");
  expect(lines).toContain("Sitemap: https://shop.example/sitemap.xml");
});
