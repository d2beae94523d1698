import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import type { TagBadgeParameters } from "storybook-addon-tag-badges/manager-helpers";

/** The three states of a component; the Status page says what each of them promises. */
const badges: TagBadgeParameters = [
  {
    tags: "new",
    badge: { text: "New", style: "blue", tooltip: { title: "New", desc: "Just arrived: its props may still change." } },
  },
  {
    tags: "beta",
    badge: {
      text: "Beta",
      style: "orange",
      tooltip: { title: "Beta", desc: "It works, and is tested; its props may change in a minor version." },
    },
  },
  {
    tags: "stable",
    badge: {
      text: "Stable",
      style: "green",
      tooltip: { title: "Stable", desc: "The shop stands on it; its props change in a major version only." },
    },
  },
];

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Dioptra",
    colorPrimary: "#0d5144",
    colorSecondary: "#0d5144",
    appBg: "#faf9f6",
    appBorderColor: "#dedad1",
    textColor: "#171b18",
    barSelectedColor: "#0d5144",
  }),
  tagBadges: badges,
});
