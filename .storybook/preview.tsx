import "@dioptra/tokens/font.css";
import "@dioptra/tokens/brands/alcedo.font.css";
import "@dioptra/tokens/layers";
import "@dioptra/tokens/brands/alcedo";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { DocsPage } from "./docs/DocsPage.tsx";
import { tellProps } from "./docs/tellProps.ts";
import { Environment } from "./environment/Environment.tsx";
import { applyEnvironment } from "./environment/environment.ts";
import { untilFontsAreThere } from "./environment/still.ts";
import { initialGlobals, toolbars, viewports } from "./environment/toolbars.ts";
import { photographedOnce } from "./modes.ts";

// What a story waits for may take its time on a busy machine; where it comes at once, nothing waits.
configure({ asyncUtilTimeout: 10_000 });

export default {
  tags: ["autodocs"],
  parameters: {
    a11y: { test: "error" },
    layout: "padded",
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { container: DocsPage, toc: { headingSelector: "h2, h3", title: "On this page" } },
    viewport: { options: viewports },
    chromatic: photographedOnce,
    options: {
      // Storybook reads this function without running the file: it can use nothing from outside, nor name types.
      storySort: (a = { title: "", name: "" }, b = a) => {
        const groups =
          "Welcome|Principles|Voice|Accessibility|How QA works|Status|Tokens|Icons|Motion|Primitives|Forms|Overlays|Feedback|" +
          "Navigation|Catalog|Product|Prescription|Cart|Checkout|Payment|Order|Account|Content|Stores|Eyewear|Layout|another|Pages";
        const names = "Docs|Default|Playground|another|Matrix|Stress";
        const rank = (name = "", order = "") => {
          const known = order.split("|");
          return known.indexOf(known.includes(name) ? name : "another");
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
  beforeAll: untilFontsAreThere,
  beforeEach: ({ globals, viewMode }) => {
    if (viewMode !== "docs") applyEnvironment(globals);
  },
  argTypesEnhancers: [tellProps],
  decorators: [Environment],
} satisfies Preview;
