import { base, dark } from "@dioptra/tokens/values";

const lightDark = (role: keyof typeof base.color & keyof typeof dark.color) =>
  `light-dark(${base.color[role]}, ${dark.color[role]})`;

/** The style sheet of the API reference: the shop's colours in light and dark, and the subjects beside the calls from 1024 px. */
export const contractStyle = `
  :root {
    color-scheme: light dark;
    --canvas: ${lightDark("canvas")};
    --surface: ${lightDark("surface")};
    --ink: ${lightDark("ink")};
    --muted: ${lightDark("inkMuted")};
    --line: ${lightDark("line")};
    --action: ${lightDark("action")};
    --focus: ${lightDark("focus")};
    --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    background: var(--canvas); color: var(--ink);
    font: 1rem/1.5 "Instrument Sans Variable", Helvetica, Arial, sans-serif;
    scroll-padding-block-start: 1.5rem;
  }
  body { margin: 0 auto; max-inline-size: 76rem; padding: 1.5rem 1rem 6rem; }
  h1 { margin: 0 0 1rem; font-size: 2rem; font-weight: 500; line-height: 1.15; }
  h2 { margin: 4rem 0 0; padding-block-end: .5rem; border-block-end: 1px solid var(--line); font-size: 1.5rem; font-weight: 500; line-height: 1.15; }
  h3 { margin: 2.5rem 0 0; font: 550 1rem/1.5 var(--mono); overflow-wrap: anywhere; }
  p { max-inline-size: 68ch; margin-block: .5rem 1rem; }
  header p { color: var(--muted); }
  a { color: var(--action); text-underline-offset: .2em; }
  h3 a { color: inherit; text-decoration: none; }
  h3 a:hover { text-decoration: underline; }
  .method { color: var(--action); }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
  code, dt { font: .9375em/1.6 var(--mono); }
  dl { display: grid; grid-template-columns: minmax(min-content, 14rem) 1fr; gap: .25rem 1.5rem; margin: 0 0 1rem; }
  dd { margin: 0; }
  dt { overflow-wrap: anywhere; }
  em { color: var(--muted); font-size: .875rem; font-style: normal; }
  em::before { content: "· "; }
  details { border-block-end: 1px solid var(--line); }
  summary { padding-block: .7rem; cursor: pointer; }
  pre { max-block-size: 30rem; margin: 0 0 1rem; padding: 1rem; background: var(--surface); border: 1px solid var(--line); overflow: auto; font: .875rem/1.5 var(--mono); }
  nav ul { display: flex; flex-wrap: wrap; column-gap: 1.25rem; margin: 1.5rem 0 0; padding: 0; list-style: none; }
  nav a { display: block; padding-block: .6rem; color: inherit; text-decoration: none; }
  nav a:hover { text-decoration: underline; }
  nav span { color: var(--muted); font-variant-numeric: tabular-nums; }
  @media (max-width: 479px) {
    dl { grid-template-columns: 1fr; gap: 0; }
    dd { margin-block-end: .75rem; }
  }
  @media (min-width: 1024px) {
    body { display: grid; grid-template-columns: 14rem minmax(0, 1fr); column-gap: 3rem; padding: 3rem 3rem 6rem; }
    header, main { grid-column: 2; }
    nav { grid-column: 1; grid-row: 1 / span 2; }
    nav ul { position: sticky; inset-block-start: 1.5rem; display: block; max-block-size: calc(100vh - 3rem); margin: 0; overflow-y: auto; }
    nav a { padding-block: .3rem; }
  }
`;
