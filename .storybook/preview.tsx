import "@dioptra/tokens/font.css";
import "@dioptra/tokens/brands/alcedo.font.css";
import "@dioptra/tokens/layers";
import "@dioptra/tokens/brands/alcedo";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { DocsPage } from "./docs/DocsPage.tsx";
import { describeProps } from "./docs/describeProps.ts";
import { Environment } from "./environment/Environment.tsx";
import { applyEnvironment } from "./environment/environment.ts";
import { loadFonts } from "./environment/still.ts";
import { initialGlobals, toolbars, viewports } from "./environment/toolbars.ts";
import { photographedOnce } from "./modes.ts";

// A generous timeout, so that a busy machine does not fail the stories. It costs nothing when they pass.
configure({ asyncUtilTimeout: 10_000 });

const axeOptions = { resultTypes: ["violations", "incomplete"] };

/** `npm test` measures contrast only where a component shows all its states: it takes as long as all other rules of axe. */
const isQuickRun = import.meta.env["QUICK_STORIES"] === "on";
const quickOptions = { ...axeOptions, rules: { "color-contrast": { enabled: false } } };

export default {
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error", options: axeOptions },
    layout: "padded",
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { container: DocsPage, toc: { headingSelector: "h2, h3", title: "On this page" } },
    viewport: { options: viewports },
    chromatic: photographedOnce,
    options: {
      // Storybook extracts this function's source without running the file, so it can use no outside names and no
      // types.
      storySort: (a = { title: "", name: "" }, b = a) => {
        const groups =
          "Welcome|Principles|Voice|Accessibility|How QA works|Status|Tokens|Icons|Motion|Primitives|Forms|Overlays|Feedback|" +
          "Navigation|Catalog|Product|Prescription|Cart|Checkout|Payment|Order|Account|Content|Stores|Eyewear|Layout|another|Pages";
        const names = "Docs|Default|Playground|another|Matrix|Stress";
        const rank = (name = "", order = "") => {
          const names = order.split("|");
          return names.indexOf(names.includes(name) ? name : "another");
        };
        return (
          rank(a.title.split("/")[0], groups) - rank(b.title.split("/")[0], groups) ||
          a.title.localeCompare(b.title) ||
          rank(a.name, names) - rank(b.name, names)
        );
      },
    },
  },
  globalTypes: toolbars,
  initialGlobals,
  beforeAll: loadFonts,
  beforeEach: ({ globals, viewMode, name, parameters }) => {
    if (viewMode !== "docs") applyEnvironment(globals);
    const isMeasured = !isQuickRun || /^(Matrix|Stress)$/.test(name);
    if (!isMeasured) parameters["a11y"] = { ...parameters["a11y"], options: quickOptions };
  },
  argTypesEnhancers: [describeProps],
  decorators: [Environment],
} satisfies Preview;
