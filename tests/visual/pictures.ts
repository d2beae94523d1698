import type { Page } from "playwright";
import * as z from "zod";

const modeSchema = z.object({
  theme: z.string(),
  locale: z.string(),
  market: z.string(),
  viewport: z.string(),
  disable: z.literal(true).optional(),
});

const storySchema = z.object({
  id: z.string(),
  storyGlobals: z.object({ viewport: z.object({ value: z.string() }).optional() }).optional(),
  parameters: z.object({
    chromatic: z.object({
      disableSnapshot: z.boolean().optional(),
      modes: z.record(z.string(), z.union([modeSchema, z.object({ disable: z.literal(true) })])),
    }),
    viewport: z.object({
      options: z.record(z.string(), z.object({ styles: z.object({ width: z.string(), height: z.string() }) })),
    }),
  }),
});

/** A story in one of its modes. */
export interface Picture {
  readonly storyId: string;
  /** As Chromatic names it, such as `dark de phone`. */
  readonly mode: string;
  /** What the toolbars say, as Storybook writes it in an address. */
  readonly globals: string;
  /** CSS pixels. */
  readonly screen: { readonly width: number; readonly height: number };
  /** One of the stories that are photographed in all modes. */
  readonly isKey: boolean;
}

/** Storybook's own list of what it can draw, with the parameters of each story. */
declare const __STORYBOOK_PREVIEW__: { ready(): Promise<unknown>; extract(): Promise<Record<string, unknown>> };

/** Every picture that the stories of a built Storybook ask for, by their `chromatic` parameters. */
export async function findPictures(page: Page, origin: string): Promise<readonly Picture[]> {
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  const extracted = await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    const stories = await __STORYBOOK_PREVIEW__.extract();
    // Only what can be told as text: parameters hold functions too.
    return JSON.stringify(Object.values(stories), (_, value: unknown) =>
      typeof value === "function" ? undefined : value,
    );
  });
  return z.array(storySchema).parse(JSON.parse(extracted)).flatMap(picturesOf);
}

function picturesOf({ id, storyGlobals, parameters: { chromatic, viewport } }: z.infer<typeof storySchema>): Picture[] {
  if (chromatic.disableSnapshot) return [];
  const modes = Object.entries(chromatic.modes).filter(([, mode]) => !mode.disable);
  return modes.flatMap(([name, mode]) => {
    if (!("theme" in mode)) return [];
    const styles = viewport.options[storyGlobals?.viewport?.value ?? mode.viewport]?.styles;
    if (!styles) throw new Error(`${id}: there is no viewport of that name.`);
    return {
      storyId: id,
      mode: name,
      globals: `theme:${mode.theme};locale:${mode.locale};market:${mode.market};a11y.manual:!true`,
      screen: { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) },
      isKey: modes.length > 1,
    };
  });
}

const fileName = ({ mode }: Picture) => mode.replaceAll(" ", "-");

/** What a picture is called among the others. */
export const nameOf = (picture: Picture) => `${picture.storyId}/${fileName(picture)}`;

/** Where it lies: a folder and a file in it. */
export const pathOf = (picture: Picture) => [picture.storyId, `${fileName(picture)}.png`];
