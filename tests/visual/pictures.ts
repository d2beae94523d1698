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
    fileName: z.string(),
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
  /** The file that defines the story. */
  readonly file: string;
  /** The name of the Chromatic mode, such as `dark de phone`. */
  readonly mode: string;
  /** The toolbars' values in the format of Storybook's addresses. */
  readonly globals: string;
  /** The viewport in CSS pixels. */
  readonly screen: { readonly width: number; readonly height: number };
  /** Whether the story is a key story, of which every mode has a picture. */
  readonly isKey: boolean;
}

/** Storybook's preview, which returns all stories with their parameters. */
declare const __STORYBOOK_PREVIEW__: { ready(): Promise<unknown>; extract(): Promise<Record<string, unknown>> };

/** A story as Storybook describes it. */
export type Story = z.infer<typeof storySchema>;

/** Returns all stories of a built Storybook. */
export async function findStories(page: Page, origin: string): Promise<readonly Story[]> {
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in globalThis);
  const extracted = await page.evaluate(async () => {
    await __STORYBOOK_PREVIEW__.ready();
    const stories = await __STORYBOOK_PREVIEW__.extract();
    // Leaves out functions, which cannot be serialized.
    return JSON.stringify(Object.values(stories), (_, value: unknown) =>
      typeof value === "function" ? undefined : value,
    );
  });
  return z.array(storySchema).parse(JSON.parse(extracted));
}

/** Returns every picture that the stories of a built Storybook request in their `chromatic` parameters. */
export const findPictures = async (page: Page, origin: string): Promise<readonly Picture[]> =>
  (await findStories(page, origin)).flatMap(picturesOf);

/** Returns the screen of a story in CSS pixels: its own, or the given one. */
export function screenOf({ id, storyGlobals, parameters }: Story, viewport: string): Picture["screen"] {
  const styles = parameters.viewport.options[storyGlobals?.viewport?.value ?? viewport]?.styles;
  if (!styles) throw new Error(`${id}: unknown viewport.`);
  return { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

function picturesOf(story: Story): Picture[] {
  const { fileName: file, chromatic } = story.parameters;
  if (chromatic.disableSnapshot) return [];
  const modes = Object.entries(chromatic.modes).filter(([, mode]) => !mode.disable);
  return modes.flatMap(([name, mode]) => {
    if (!("theme" in mode)) return [];
    return {
      storyId: story.id,
      file: file.replace(/^\.\//, ""),
      mode: name,
      globals: `theme:${mode.theme};locale:${mode.locale};market:${mode.market};a11y.manual:!true`,
      screen: screenOf(story, mode.viewport),
      isKey: modes.length > 1,
    };
  });
}

const fileName = ({ mode }: Picture) => mode.replaceAll(" ", "-");

/** Returns a picture's unique name. */
export const nameOf = (picture: Picture) => `${picture.storyId}/${fileName(picture)}`;

/** Returns a picture's path as a folder and a file name. */
export const pathOf = (picture: Picture) => [picture.storyId, `${fileName(picture)}.png`];
