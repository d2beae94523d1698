import { type HeroSlide, HeroSlider } from "@dioptra/ui";
import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, type within } from "storybook/test";
import { notPhotographed } from "../../../.storybook/modes.ts";
import { media, missingPicture } from "./media.ts";

const picture = (name: string) => ({
  wide: { src: media(`banners/${name}/wide`) },
  narrow: { src: media(`banners/${name}/narrow`) },
});

const slides: readonly HeroSlide[] = [
  {
    code: "size",
    name: "Dobór rozmiaru",
    title: "Dobrane co do milimetra",
    text: "Zmierz okulary, w których Ci wygodnie. Pokażemy oprawki, które leżą tak samo.",
    action: { href: "#/rozmiar", label: "Znajdź swój rozmiar" },
    second: { href: "#/nowe", label: "Nowa kolekcja" },
    ...picture("new-frames"),
  },
  {
    code: "summer",
    name: "Lato: oprawki −30%",
    title: "Lato bez mrużenia",
    text: "Okulary przeciwsłoneczne z filtrem UV 400.",
    action: { href: "#/lato", label: "Zobacz okulary" },
    ...picture("sunglasses"),
  },
  {
    code: "lenses",
    name: "Abonament na soczewki",
    title: "Soczewki same przychodzą",
    action: { href: "#/abonament", label: "Dobierz abonament" },
    ...picture("contact-lenses"),
  },
];

const meta = {
  component: HeroSlider,
  tags: ["new"],
  parameters: { layout: "fullscreen" },
  args: { label: "Nowości i promocje", slides },
  // Stops the slides, so that pictures always show the first one.
  globals: { motion: "reduced" },
} satisfies Meta<typeof HeroSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

const missingPictures = { wide: { src: missingPicture }, narrow: { src: missingPicture } };

const longTexts = {
  name: "Bildschirmarbeitsplatzbrillen",
  title: "Bildschirmarbeitsplatzbrillen auf Millimeter angepasst",
  text: "Donaudampfschifffahrtsgesellschaftskapitänsbrillen mit Kunststoffgläsern in jeder Stärke.",
  action: { href: "#/de", label: "Bildschirmarbeitsplatzbrillen ansehen" },
};

type Canvas = ReturnType<typeof within>;

const names = new Map([
  ["Dobrane co do milimetra", "Dobór rozmiaru"],
  ["Lato bez mrużenia", "Lato: oprawki −30%"],
  ["Soczewki same przychodzą", "Abonament na soczewki"],
]);

/** Waits until the slide with this title is the current one. */
const expectCurrent = (canvas: Canvas, title: string) =>
  waitFor(async () => {
    await expect(canvas.getByRole("button", { name: names.get(title), current: true })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: title }).closest("[inert]")).toBeNull();
  });

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const slider = canvas.getByRole("region", { name: "Nowości i promocje" });
    await expect(slider).toHaveAttribute("aria-roledescription", "karuzela");
    await expect(canvas.getByRole("group", { name: "1 z 3" })).toBeVisible();
    const pictures = [...canvasElement.querySelectorAll("img")];
    await expect(pictures.map((image) => image.getAttribute("loading"))).toEqual([null, "lazy", "lazy"]);
    await expect(pictures[0]).toHaveAttribute("fetchpriority", "high");
    await userEvent.click(canvas.getByRole("button", { name: "Następny slajd" }));
    await expectCurrent(canvas, "Lato bez mrużenia");
    await userEvent.click(canvas.getByRole("button", { name: "Abonament na soczewki" }));
    await expectCurrent(canvas, "Soczewki same przychodzą");
    await userEvent.click(canvas.getByRole("button", { name: "Następny slajd" }));
    await expectCurrent(canvas, "Dobrane co do milimetra");
    await userEvent.click(canvas.getByRole("button", { name: "Poprzedni slajd" }));
    await expectCurrent(canvas, "Soczewki same przychodzą");
    await userEvent.click(canvas.getByRole("button", { name: "Dobór rozmiaru" }));
    await expectCurrent(canvas, "Dobrane co do milimetra");
  },
};

/** A second press before the first slide has come counts as well. */
export const PressedTwice: Story = {
  tags: ["!autodocs"],
  // Where the slides stand at the end depends on the moment.
  parameters: { chromatic: notPhotographed },
  globals: { motion: "full" },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole("button", { name: "Następny slajd" });
    await userEvent.click(next);
    await userEvent.click(next);
    await expectCurrent(canvas, "Soczewki same przychodzą");
    const title = canvas.getByRole("heading", { name: "Soczewki same przychodzą" });
    await waitFor(() => expect(Math.round(title.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0));
    await waitFor(() => expect(title.getBoundingClientRect().left).toBeLessThan(innerWidth / 2));
  },
};

export const Playground: Story = {};

/** Some browsers have a pointer in the corner of the window, where it would stop the slides. */
const besideThePointer: Decorator = (Story) => (
  <div style={{ padding: 16 }}>
    <Story />
  </div>
);

/** Advances on its own until it is paused. */
export const ByItself: Story = {
  tags: ["!autodocs"],
  parameters: { chromatic: notPhotographed },
  globals: { motion: "full" },
  decorators: [besideThePointer],
  args: { slideDuration: 600 },
  play: async ({ canvas, userEvent }) => {
    await expectCurrent(canvas, "Lato bez mrużenia");
    await userEvent.click(canvas.getByRole("button", { name: "Zatrzymaj zmianę slajdów" }));
    await expect(canvas.getByRole("button", { name: "Wznów zmianę slajdów" })).toBeVisible();
  },
};

/** Pauses while the focus is inside. */
export const StopsOnFocus: Story = {
  tags: ["!autodocs"],
  globals: { motion: "full" },
  decorators: [besideThePointer],
  args: { slideDuration: 400 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole("button", { name: "Następny slajd" }).focus();
    const live = canvasElement.querySelector("[aria-live]");
    await waitFor(() => expect(live).toHaveAttribute("aria-live", "polite"));
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await expect(live).toHaveAttribute("aria-live", "polite");
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(live).toHaveAttribute("aria-live", "off"));
  },
};

/** Does not advance on its own if the visitor prefers reduced motion, but can be started. */
export const LessMotion: Story = {
  args: { slideDuration: 200 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("button", { name: "Wznów zmianę slajdów" })).toBeVisible();
    await expect(canvasElement.querySelector("[aria-live]")).toHaveAttribute("aria-live", "polite");
  },
};

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvas.getByRole("link", { name: /^Znajdź swój rozmiar/ })).toBeVisible();
  },
};

/** Only the visible slide can be reached with Tab. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Następny slajd" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Znajdź swój rozmiar/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Nowa kolekcja/ })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: /^Zobacz okulary/ }).closest("[inert]")).not.toBeNull();
  },
};

export const MissingPicture: Story = {
  args: { slides: slides.map((slide) => Object.assign({ ...slide }, missingPictures)) },
};

export const Matrix: Story = {
  render: (args) => (
    <>
      <HeroSlider {...args} />
      <HeroSlider {...args} label="Jeden" slides={slides.slice(1, 2)} />
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  args: {
    label: "Neuheiten",
    slides: slides.map((slide) => Object.assign({ ...slide }, longTexts)),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The first slide has a view of its own on a band, so that the controls take the colours of the band. */
export const WithView: Story = {
  args: {
    slides: [
      {
        code: "own",
        name: "Dobór rozmiaru",
        view: <h1>Dobrane co do milimetra</h1>,
      },
      ...slides.slice(1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Dobrane co do milimetra" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Lato: oprawki −30%" }));
    await expectCurrent(canvas, "Lato bez mrużenia");
  },
};
