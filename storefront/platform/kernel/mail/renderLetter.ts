import { base } from "@dioptra/tokens/values";
import type { Letter, LetterPart, LetterRow } from "./letter.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const inLines = (text: string) => escape(text).replaceAll("\n", "<br>");

/** Mail programs know no variables, so each element carries the values of the light theme. */
const { ink, inkMuted: quiet, stage: paper, action, onAction, line } = base.color;

const row = ({ label, value, note, isStrong }: LetterRow) => {
  const style = `padding:8px 0;border-top:1px solid ${line};vertical-align:top;${isStrong ? "font-weight:600;" : ""}`;
  const below = note ? `<br><span style="color:${quiet};font-size:14px">${inLines(note)}</span>` : "";
  return `<tr><td style="${style}">${escape(label)}${below}</td><td style="${style}text-align:right;white-space:nowrap">${escape(value)}</td></tr>`;
};

function htmlOf(part: LetterPart): string {
  switch (part.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${inLines(part.text)}</p>`;
    case "heading":
      return `<h2 style="margin:24px 0 8px;font-size:18px">${escape(part.text)}</h2>`;
    case "link":
      return `<p style="margin:24px 0"><a href="${escape(part.href)}" style="display:inline-block;padding:12px 20px;background:${action};color:${onAction};text-decoration:none;border-radius:4px">${escape(part.text)}</a></p>`;
    case "rows":
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${part.rows.map(row).join("")}</table>`;
  }
}

function textOf(part: LetterPart): string {
  switch (part.kind) {
    case "text":
    case "heading":
      return part.text;
    case "link":
      return `${part.text}:\n${part.href}`;
    case "rows":
      return part.rows
        .map(({ label, value, note }) => `${label}: ${value}${note ? `\n  ${note.replaceAll("\n", "\n  ")}` : ""}`)
        .join("\n");
  }
}

/** A line of a header may hold no line break: it would begin another header. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A letter as mail programs show it: text for those that want it, and plain HTML that carries its own look. */
export function renderLetter(letter: Letter, locale: string) {
  const { greeting, parts, closing } = letter;
  const subject = inOneLine(letter.subject);
  const text = [greeting, ...parts.map(textOf), closing].join("\n\n");
  const html = `<!doctype html>
<html lang="${locale.slice(0, 2)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;background:${paper};color:${ink};font:16px/1.5 'Instrument Sans',Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-size:20px;font-weight:600">Dioptra</p>
<p style="margin:0 0 16px">${escape(greeting)}</p>
${parts.map(htmlOf).join("\n")}
<p style="margin:32px 0 0;color:${quiet};font-size:14px">${inLines(closing)}</p>
</div>
</body>
</html>`;
  return { subject, text, html };
}
