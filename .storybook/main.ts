import { readdirSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { compileMessages } from "#server/build/compileMessages.ts";

/** Dependencies that Vite would discover only while stories run. It would then reload the page during a test. */
const lateDependencies = [
  "react",
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "react/jsx-dev-runtime",
  "react-dom/test-utils",
  "react-intl",
  "@storybook/addon-docs > @mdx-js/react",
  "@storybook/addon-docs > @storybook/react-dom-shim",
  "@storybook/addon-a11y > axe-core",
  "@dioptra/ui > @internationalized/date",
  "@dioptra/ui > @radix-ui/react-dialog",
  "@dioptra/ui > @radix-ui/react-focus-scope",
  "@dioptra/ui > @vanilla-extract/recipes/createRuntimeFn",
  "@dioptra/ui > leaflet",
  "@dioptra/ui > react-aria/I18nProvider",
  "@dioptra/ui > react-aria/useCalendar",
  "@dioptra/ui > react-aria/useDateField",
  "@dioptra/ui > react-aria/useDatePicker",
  "@dioptra/ui > react-aria/useSlider",
  "@dioptra/ui > react-stately/useCalendarState",
  "@dioptra/ui > react-stately/useDateFieldState",
  "@dioptra/ui > react-stately/useDatePickerState",
  "@dioptra/ui > react-stately/useSliderState",
  "@dioptra/ui > libphonenumber-js/min",
  "@dioptra/ui > three",
];

const stories = new URL("../stories/", import.meta.url);
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const folders = (parent: URL) => readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const holdsStories = (directory: string) =>
  readdirSync(new URL(directory, stories)).some((file) => file.endsWith(".stories.tsx"));
const group = (directory: string, name: string, files: string) => ({
  directory: `../stories/${directory}`,
  titlePrefix: capitalize(name),
  files,
});

/**
 * Each folder of `stories/ui` is a group of the sidebar, and the file's name is the component's title. A folder within
 * a group does not change the title, so that a component keeps its address and its snapshots when its story moves
 * there.
 */
const families = folders(new URL("ui/", stories)).flatMap(({ name: family }) => {
  const within = folders(new URL(`ui/${family}/`, stories)).map(({ name }) => `ui/${family}/${name}`);
  return [`ui/${family}`, ...within].filter(holdsStories).map((directory) => group(directory, family, "*.stories.tsx"));
});
const pages = folders(stories).flatMap(({ name }) => (name === "pages" ? [group(name, name, "**/*.stories.tsx")] : []));

/** MDX has no tables without this plugin. */
const docs = {
  name: "@storybook/addon-docs",
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

const config: StorybookConfig = {
  stories: ["../stories/*.mdx", "../stories/foundations/**/*.@(mdx|stories.tsx)", ...families, ...pages],
  addons: [docs, "@storybook/addon-a11y", "@storybook/addon-vitest", "storybook-addon-tag-badges"],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true },
  staticDirs: ["../stories/pages/pictures"],
  viteFinal: async (config) => {
    // The stories of pages need the shop's messages.
    await compileMessages();
    return {
      ...config,
      plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
      optimizeDeps: {
        ...config.optimizeDeps,
        include: [...(config.optimizeDeps?.include ?? []), ...lateDependencies],
      },
    };
  },
};
export default config;
