import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { StorybookConfig } from "@storybook/react-vite";

/** What Vite would find only while the stories run; found late, it reloads the page under a test. */
const lateDependencies = [
  "react",
  "react-dom/client",
  "react-dom/server",
  "react/jsx-dev-runtime",
  "react-dom/test-utils",
  "react-intl",
  "@storybook/addon-docs > @mdx-js/react",
  "@storybook/addon-docs > @storybook/react-dom-shim",
  "@storybook/addon-a11y > axe-core",
  "@dioptra/ui > @vanilla-extract/recipes/createRuntimeFn",
  "@dioptra/ui > libphonenumber-js/min",
  "@dioptra/ui > three",
];

export default {
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...lateDependencies],
    },
  }),
} satisfies StorybookConfig;
