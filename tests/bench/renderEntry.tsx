import { createRequestHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import { render, type RenderSetting } from "#app/entry-server.tsx";
import { createTexts } from "#app/i18n/createTexts.ts";
import { createAppRouter } from "#app/router.tsx";

export { render };

/** Microseconds of CPU for one renderToString of a page whose data is there already: React's own part of a page view. */
export async function treeCost(
  request: Request,
  { store, fetch, manifest }: RenderSetting,
  rounds: number,
): Promise<number> {
  const texts = await createTexts(store.locale);
  const { origin } = new URL(request.url);
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ store, texts, fetch, origin }),
    getRouterManifest: async () => manifest,
  });
  let cost = 0;
  await handle(async ({ router }) => {
    const round = () => renderToString(<RouterServer router={router} />);
    for (let warming = 0; warming < rounds / 4; warming++) round();
    const before = process.cpuUsage();
    for (let counted = 0; counted < rounds; counted++) round();
    const { user, system } = process.cpuUsage(before);
    cost = (user + system) / rounds;
    return new Response();
  });
  return cost;
}
