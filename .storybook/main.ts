import { readdirSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { StorybookConfig } from "@storybook/react-vite";
import remarkGfm from "remark-gfm";
import { compileMessages } from "#server/build/compileMessages.ts";

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
  "@dioptra/ui > leaflet",
  "@dioptra/ui > libphonenumber-js/min",
  "@dioptra/ui > three",
];

const stories = new URL("../stories/", import.meta.url);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const folders = (of: URL) => readdirSync(of, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const holdsStories = (directory: string) =>
  readdirSync(new URL(directory, stories)).some((file) => file.endsWith(".stories.tsx"));
const group = (directory: string, name: string, files: string) => ({
  directory: `../stories/${directory}`,
  titlePrefix: capital(name),
  files,
});

/**
 * A folder of `stories/ui` is a family of the sidebar, and a file's name is its component: nobody types titles. A folder
 * within a family changes no title, so that a component keeps its address and its pictures when it moves there.
 */
const families = folders(new URL("ui/", stories)).flatMap(({ name: family }) => {
  const within = folders(new URL(`ui/${family}/`, stories)).map(({ name }) => `ui/${family}/${name}`);
  return [`ui/${family}`, ...within].filter(holdsStories).map((directory) => group(directory, family, "*.stories.tsx"));
});
const pages = folders(stories).flatMap(({ name }) => (name === "pages" ? [group(name, name, "**/*.stories.tsx")] : []));

/** MDX alone knows no tables. */
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
    // Pages speak in the shop's own words.
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
