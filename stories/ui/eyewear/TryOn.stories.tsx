import { FramePicture, Stage, type TriedFrame, TryOn } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, spyOn, waitFor, within } from "storybook/test";
import { film, filmed, withCamera } from "./drawnCamera.ts";
import { drawnFace, facePhoto, phonePhoto } from "./facePhoto.ts";
import { frameOf } from "./frames.ts";
import {
  choosePhoto,
  expectToScale,
  markAt,
  markPupils,
  next,
  offer,
  openPortrait,
  openTryOn,
  pageScale,
  pupil,
  wornFrame,
} from "./openTryOn.ts";
import { pictureOf } from "./pictureOf.tsx";

const frames: readonly TriedFrame[] = [
  { id: "havana", name: "Nela, havana", frame: frameOf("panto", "havana") },
  { id: "gold", name: "Nela, złoto", frame: frameOf("round", "gold", "full", "metal") },
  { id: "sun", name: "Lato, czarne", frame: { ...frameOf("square", "black"), tint: "green-gradient" } },
  { id: "rimless", name: "Wilga, srebro", frame: frameOf("rectangular", "silver", "rimless", "titanium") },
];

/** `TryOnDialog` comes when it is wanted, with its four steps. The face is drawn, to a known scale. */
const meta = {
  component: TryOn,
  tags: ["new"],
  args: { frames, bring: fn(async () => {}) },
  render: (args) => (
    <div style={{ maxInlineSize: "24rem" }}>
      <Stage ratio="gallery">
        <FramePicture src={pictureOf(frameOf("panto", "havana"), "wide")} alt="Nela, z przodu" crop="wide" />
        <div style={{ position: "absolute", insetBlockEnd: "1rem", insetInlineStart: "1rem" }}>
          <TryOn {...args} />
        </div>
      </Stage>
    </div>
  ),
} satisfies Meta<typeof TryOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(offer(canvas)).toBeVisible();
    await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** All of it by keyboard: photograph, pupils, their distance, frames. */
export const ByPhoto: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const scene = { canvas, userEvent };
    const { dialog, element } = await openPortrait(scene);
    await expect(args.bring).toHaveBeenCalledOnce();
    await markPupils(scene, dialog);
    await expect(pupil(dialog, "lewej")).toHaveAttribute("aria-valuetext", "356 px od lewej, 496 px od góry");
    await userEvent.click(next(dialog));
    await userEvent.click(next(dialog));
    const field = dialog.getByLabelText("Rozstaw źrenic w mm");
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/^Podaj rozstaw źrenic/);
    await userEvent.type(field, "620");
    await userEvent.click(next(dialog));
    await expect(field).toHaveValue("620");
    await expect(field).toHaveAccessibleDescription(/^Rozstaw źrenic ma od 45\smm do 80\smm/);
    await userEvent.clear(field);
    await userEvent.type(field, "62,0 mm");
    await userEvent.click(next(dialog));
    const frame = await wornFrame(dialog, "Nela, havana");
    await expectToScale(element, frame, 130);
    frame.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowLeft}");
    await expect(frame).toHaveAttribute("aria-valuetext", expect.stringMatching(/^1\smm niżej i 0,5\smm w lewo$/));
  },
};

/** What was done is there when the dialog is opened again; starting over can be undone. */
export const Kept: Story = {
  args: { pupillaryDistance: 62 },
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog } = await openPortrait(scene);
    await userEvent.click(next(dialog));
    await expect(dialog.getByLabelText("Rozstaw źrenic w mm")).toHaveValue("62");
    await userEvent.click(next(dialog));
    await wornFrame(dialog, "Nela, havana");
    await userEvent.click(dialog.getByRole("button", { name: "Zamknij" }));
    await waitFor(() => expect(offer(canvas)).toHaveFocus());
    await userEvent.click(offer(canvas));
    const frame = await wornFrame(dialog, "Nela, havana");
    await waitFor(() => expect(frame).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Zacznij od nowa" }));
    await expect(dialog.getByText("Usunęliśmy zdjęcie, znaczniki i rozstaw źrenic.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Przywróć" }));
    await expect(await wornFrame(dialog, "Nela, havana")).toBeVisible();
  },
};

/** The card makes the scale; the distance of the pupils follows from it. */
export const ByCard: Story = {
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog, element } = await openPortrait(scene, true);
    await markPupils(scene, dialog);
    await userEvent.click(next(dialog));
    await userEvent.click(dialog.getByRole("radio", { name: "Karta" }));
    const edge = (side: "Lewa" | "Prawa") => dialog.getByRole("slider", { name: `${side} krawędź karty` });
    await markAt(scene, edge("Lewa"), { x: 550, y: 792 });
    await markAt(scene, edge("Prawa"), drawnFace.card[1]);
    await expect(dialog.getByText(/a tyle nie ma nikt/)).toBeVisible();
    await userEvent.click(next(dialog));
    await expect(dialog.getByRole("heading", { name: "Ustal skalę" })).toBeVisible();
    await markAt(scene, edge("Lewa"), drawnFace.card[0]);
    await expect(dialog.getByText(/^Z karty wynika rozstaw źrenic 62(,\d)?\smm\.$/)).toBeVisible();
    await userEvent.click(next(dialog));
    await expectToScale(element, await wornFrame(dialog, "Nela, havana"), 130);
  },
};

/** A mark is dragged by wherever it was pressed; a press beside the marks brings the nearer one. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog, element } = await openPortrait({ canvas, userEvent });
    const mark = pupil(dialog, "lewej");
    const [left, right] = [mark.getAttribute("aria-valuetext"), pupil(dialog, "prawej").getAttribute("aria-valuetext")];
    const pixel = 4 / pageScale(element);
    await fireEvent.pointerDown(mark, { clientX: 100, clientY: 100, pointerId: 1, button: 0 });
    await fireEvent.pointerMove(mark, { clientX: 110, clientY: 100, pointerId: 1 });
    await fireEvent.pointerUp(mark, { pointerId: 1 });
    const moved = Math.round(Number.parseInt(left ?? "", 10) + 10 * pixel);
    await expect(mark).toHaveAttribute("aria-valuenow", String(moved));
    const photo = element.querySelector("svg[role='group'] > image");
    if (!photo) throw new Error("There is no photograph.");
    const box = photo.getBoundingClientRect();
    await fireEvent.click(photo, {
      clientX: box.left + drawnFace.pupils[0].x / pixel,
      clientY: box.top + drawnFace.pupils[0].y / pixel,
    });
    await waitFor(() => expect(Math.abs(Number(mark.getAttribute("aria-valuenow")) - 356)).toBeLessThanOrEqual(3));
    await expect(pupil(dialog, "prawej")).toHaveAttribute("aria-valuetext", right);
  },
};

/** A phone's photograph stands upright, and is made as small as it may be without losing the pupils. */
export const FromAPhone: Story = {
  play: async ({ canvas, userEvent }) => {
    const { dialog, element } = await openTryOn({ canvas, userEvent });
    await choosePhoto({ userEvent }, element, await phonePhoto());
    await dialog.findByRole("heading", { name: "Zaznacz źrenice" });
    await expect(pupil(dialog, "lewej")).toHaveAttribute("aria-valuemax", "1280");
    await expect(dialog.getByRole("group", { name: "Twoje zdjęcie" })).toHaveAttribute("viewBox", "0 0 1280 1600");
  },
};

/** The camera's light goes out when the dialog is closed, and once there is a photograph. */
export const ByCamera: Story = {
  beforeEach: () => withCamera(film),
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await openTryOn({ canvas, userEvent });
    await userEvent.click(dialog.getByRole("button", { name: "Użyj aparatu" }));
    await dialog.findByLabelText("Obraz z aparatu, jak w lustrze");
    await userEvent.click(dialog.getByRole("button", { name: "Zamknij" }));
    await expect(filmed()).toEqual(["ended"]);
    await openTryOn({ canvas, userEvent });
    await userEvent.click(dialog.getByRole("button", { name: "Użyj aparatu" }));
    const live = await dialog.findByLabelText("Obraz z aparatu, jak w lustrze");
    await waitFor(() => expect(live).toHaveProperty("videoWidth", 960));
    await expect(filmed()).toEqual(["live"]);
    await userEvent.click(dialog.getByRole("button", { name: "Za 3 sekundy" }));
    await expect(await dialog.findByText("2")).toBeVisible();
    await expect(await dialog.findByRole("heading", { name: "Zaznacz źrenice" })).toHaveFocus();
    await expect(filmed()).toEqual(["ended"]);
  },
};

export const CameraRefused: Story = {
  beforeEach: () => withCamera(async () => Promise.reject(new DOMException("Permission denied", "NotAllowedError"))),
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await openTryOn({ canvas, userEvent });
    await userEvent.click(dialog.getByRole("button", { name: "Użyj aparatu" }));
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/Przeglądarka nie ma zgody/));
    const again = dialog.getByRole("button", { name: "Spróbuj ponownie" });
    await userEvent.click(again);
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/Przeglądarka nie ma zgody/));
    await expect(navigator.mediaDevices.getUserMedia).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog.getByRole("button", { name: "Wybierz zdjęcie z pliku" }));
    await expect(dialog.getByRole("button", { name: "Wybierz zdjęcie" })).toBeVisible();
  },
};

export const CameraBusy: Story = {
  beforeEach: () => withCamera(async () => Promise.reject(new DOMException("In use", "NotReadableError"))),
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await openTryOn({ canvas, userEvent });
    await userEvent.click(dialog.getByRole("button", { name: "Użyj aparatu" }));
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/Aparatu używa inny program/));
  },
};

/** A file that is no photograph says what works instead; the photograph before it stays. */
export const DamagedFile: Story = {
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog, element } = await openPortrait(scene);
    await userEvent.click(dialog.getByRole("button", { name: "Wstecz" }));
    const choose = async (name: string, type: string) =>
      choosePhoto(scene, element, new File(["no picture"], name, { type }));
    await choose("portret.jpg", "image/jpeg");
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/może być uszkodzony/));
    await choose("portret.heic", "image/heic");
    await waitFor(() => expect(dialog.getByRole("alert")).toHaveTextContent(/nie otwiera zdjęć HEIC/));
    await userEvent.click(dialog.getByRole("button", { name: "Zostaw to zdjęcie" }));
    await expect(pupil(dialog, "lewej")).toBeVisible();
  },
};

/** Each frame on the face, side by side; the large picture shows the one that is chosen. */
export const SeveralFrames: Story = {
  args: { pupillaryDistance: 62 },
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog, element } = await openPortrait(scene);
    await markPupils(scene, dialog);
    await userEvent.click(next(dialog));
    await userEvent.click(next(dialog));
    await wornFrame(dialog, "Nela, havana");
    await userEvent.click(dialog.getByRole("radio", { name: "Lato, czarne" }));
    await expectToScale(element, await wornFrame(dialog, "Lato, czarne"), 137);
    await expect(dialog.getByText(/jest dla Ciebie szeroka|pasuje/)).toBeVisible();
    const saved = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await userEvent.click(dialog.getByRole("button", { name: "Zapisz zdjęcie" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    saved.mockRestore();
  },
};

/** Without its code the page stays as it is, and it can be tried again. */
export const WithError: Story = {
  args: { bring: fn(async () => Promise.reject(new TypeError("Failed to fetch"))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(offer(canvas));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nie udało się wczytać przymierzalni.");
    await userEvent.click(canvas.getByRole("button", { name: "Spróbuj ponownie" }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

/** The last step with every kind of frame: acetate, wire, for the sun, without a rim. */
export const Matrix: Story = {
  args: { pupillaryDistance: 62 },
  play: async ({ canvas, userEvent }) => {
    const scene = { canvas, userEvent };
    const { dialog } = await openPortrait(scene);
    await markPupils(scene, dialog);
    await userEvent.click(next(dialog));
    await userEvent.click(next(dialog));
    await expect(await wornFrame(dialog, "Nela, havana")).toBeVisible();
    await expect(dialog.getAllByRole("radio")).toHaveLength(4);
  },
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" }, textSize: "200" },
  args: {
    pupillaryDistance: 62,
    frames: frames.map(({ id, name, frame }) => ({ id, frame, name: `Überbreitenfassung Żółwia-Gęśl ${name}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anprobieren" }));
    const element = await canvas.findByRole("dialog", { name: "Fassungen anprobieren" });
    const dialog = within(element);
    await choosePhoto({ userEvent }, element, await facePhoto());
    await dialog.findByRole("heading", { name: "Pupillen markieren" });
    await userEvent.click(dialog.getByRole("button", { name: "Weiter" }));
    await userEvent.click(dialog.getByRole("button", { name: "Weiter" }));
    await expect(await dialog.findByRole("button", { name: "Bild speichern" })).toBeVisible();
    await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  },
};
