import type { StoryObj } from "@storybook/react-vite";
import type { AppRouter } from "#app/router.tsx";
import { openShop, type PageSetting } from "./openShop.ts";
import { ShopPage } from "./ShopPage.tsx";

type Play = NonNullable<StoryObj["play"]>;

/** Creates a story of a whole page: the shop's routes with recorded answers of the provider. */
export function pageStory(setting: PageSetting, play?: Play): StoryObj {
  return {
    loaders: [async ({ id, globals }) => ({ router: await openShop(id, globals, setting) })],
    render: (_args, { loaded }) => <ShopPage router={loaded["router"] as AppRouter} />,
    ...(play && { play }),
  };
}

/** Parameters of all stories of pages. */
export const pageParameters = { layout: "fullscreen", controls: { disable: true } } as const;
