import { base } from "@dioptra/tokens/values";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import type { TagBadgeParameters } from "storybook-addon-tag-badges/manager-helpers";

const quiet = (backgroundColor: string, color: string) => ({ backgroundColor, color, borderColor: backgroundColor });

/** The status of a component. The Status page explains what each one guarantees. */
const badges: TagBadgeParameters = [
  {
    tags: "new",
    badge: {
      text: "New",
      style: quiet("#eaf1f9", "#1d5fa8"),
      tooltip: { title: "New", desc: "Recently added. Its props may still change." },
    },
  },
  {
    tags: "beta",
    badge: {
      text: "Beta",
      style: quiet("#fbf3e1", "#8a5a00"),
      tooltip: { title: "Beta", desc: "Complete and tested. Its props may change in a minor version." },
    },
  },
  {
    tags: "stable",
    badge: {
      text: "Stable",
      style: quiet("#e9f3ec", "#1b6b3a"),
      tooltip: { title: "Stable", desc: "Used in the shop. Its props change only in a major version." },
    },
  },
];

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Dioptra",
    colorPrimary: base.color.action,
    colorSecondary: base.color.action,
    appBg: "#faf9f6",
    appBorderColor: "#dedad1",
    textColor: "#171b18",
    barSelectedColor: base.color.action,
  }),
  tagBadges: badges,
});
