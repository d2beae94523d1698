import type { StoryObj } from "@storybook/react-vite";
import type { AppRouter } from "#app/router.tsx";
import { openShop, type PageSetting } from "./openShop.ts";
import { ShopPage } from "./ShopPage.tsx";

type Play = NonNullable<StoryObj["play"]>;

/** A story of a whole page: the shop's own routes on recorded answers. */
export function pageStory(setting: PageSetting, play?: Play): StoryObj {
  return {
    loaders: [async ({ id, globals }) => ({ router: await openShop(id, globals, setting) })],
    render: (_args, { loaded }) => <ShopPage router={loaded["router"] as AppRouter} />,
    ...(play && { play }),
  };
}

/** What the stories of pages have in common. */
export const pageParameters = { layout: "fullscreen", controls: { disable: true } } as const;
