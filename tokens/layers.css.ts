import { globalLayer, globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import "./themes/themes.css.ts";

/** Layer of the base styles, so that a component's own styles always win, whatever the order of the files. */
const ground = globalLayer("ground");

const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [ground]: style } } as Parameters<typeof globalStyle>[1]);

rule("*, *::before, *::after", { boxSizing: "border-box" });
rule("html", { WebkitTextSizeAdjust: "100%", scrollBehavior: "auto" });
rule("body", {
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.family.text,
  fontSize: vars.text.md,
  fontWeight: vars.weight.text,
  lineHeight: vars.leading.text,
  wordSpacing: ".06em",
  fontKerning: "normal",
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});
rule("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset", { margin: 0, padding: 0, border: 0, minInlineSize: 0 });
// Avoids a last line with a single short word.
rule("p, li, dd", { textWrap: "pretty" });
rule("ul, ol", { listStyle: "none" });
rule("h1, h2, h3, h4", {
  fontWeight: vars.weight.title,
  lineHeight: vars.leading.title,
  letterSpacing: "-.018em",
  textWrap: "balance",
});
rule("h1", { fontSize: vars.text["3xl"] });
rule("h2", { fontSize: vars.text["2xl"] });
rule("h3", { fontSize: vars.text.lg, letterSpacing: "-.008em" });
rule("img, svg", { display: "block", maxInlineSize: "100%" });
rule("button, input, select, textarea", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
  wordSpacing: "inherit",
});
rule("a", { color: "inherit", textDecorationThickness: "1px", textUnderlineOffset: "4px" });
rule("table", { borderCollapse: "collapse", inlineSize: "100%" });
rule("legend", { padding: 0 });
rule(":focus-visible", { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" });
// These receive the focus so that screen readers announce them, not because they can be activated.
rule("main:focus, h1:focus", { outline: "none" });
