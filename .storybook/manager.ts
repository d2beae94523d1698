import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import type { TagBadgeParameters } from "storybook-addon-tag-badges/manager-helpers";

const quiet = (backgroundColor: string, color: string) => ({ backgroundColor, color, borderColor: backgroundColor });

/** The three states of a component; the Status page says what each of them promises. */
const badges: TagBadgeParameters = [
  {
    tags: "new",
    badge: {
      text: "New",
      style: quiet("#eaf1f9", "#1d5fa8"),
      tooltip: { title: "New", desc: "Just arrived: its props may still change." },
    },
  },
  {
    tags: "beta",
    badge: {
      text: "Beta",
      style: quiet("#fbf3e1", "#8a5a00"),
      tooltip: { title: "Beta", desc: "It works, and is tested; its props may change in a minor version." },
    },
  },
  {
    tags: "stable",
    badge: {
      text: "Stable",
      style: quiet("#e9f3ec", "#1b6b3a"),
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
