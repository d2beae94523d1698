import { Button, CustomOptions, type CustomOptionsHandle, type LabeledCustomOption } from "@dioptra/ui";
import { checkCustomOptions } from "@dioptra/ui/rules";
import type { Meta, StoryObj } from "@storybook/react-vite";
import * as fc from "fast-check";
import { useRef } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { notPhotographed } from "../../../../.storybook/modes.ts";
import { browserIn } from "../../forms/browserIn.ts";

const engraving: LabeledCustomOption = {
  id: "7",
  kind: "field",
  need: "required",
  position: 2,
  label: "Grawer na etui",
  maximum: 12,
  price: { type: "fixed", minor: 2500 },
};

const care: LabeledCustomOption = {
  id: "8",
  kind: "radio",
  need: "required",
  position: 1,
  label: "Etui",
  values: [
    { id: "81", position: 1 },
    { id: "82", position: 2, price: { type: "fixed", minor: 4900 } },
  ],
  names: { 81: "Miękkie, w cenie", 82: "Twarde, z korka" },
};

const extras: LabeledCustomOption = {
  id: "9",
  kind: "checkbox",
  need: "optional",
  position: 3,
  label: "Do okularów",
  hint: "Możesz wybrać kilka.",
  values: [
    { id: "91", position: 1, price: { type: "fixed", minor: 1500 } },
    { id: "92", position: 2, price: { type: "percent", percent: 10 } },
  ],
  names: { 91: "Zestaw do czyszczenia szkieł", 92: "Ubezpieczenie od stłuczenia" },
};

const chain: LabeledCustomOption = {
  id: "10",
  kind: "drop-down",
  need: "optional",
  position: 4,
  label: "Łańcuszek",
  values: [
    { id: "101", position: 2, price: { type: "fixed", minor: 6900 } },
    { id: "102", position: 1, price: { type: "fixed", minor: 5900 } },
  ],
  names: { 101: "Złoty", 102: "Srebrny" },
};

const day: LabeledCustomOption = {
  id: "11",
  kind: "date",
  need: "optional",
  position: 5,
  label: "Doręczyć jako prezent w dniu",
  earliest: "2026-11-25",
  latest: "2026-12-24",
};

const wishes: LabeledCustomOption = {
  id: "12",
  kind: "area",
  need: "optional",
  position: 6,
  label: "Życzenia na kartce",
  maximum: 80,
  price: { type: "fixed", minor: 500 },
};

const pattern: LabeledCustomOption = {
  id: "13",
  kind: "file",
  need: "required",
  position: 7,
  label: "Własny wzór",
  price: { type: "fixed", minor: 2900 },
};

const meta = {
  component: CustomOptions,
  tags: ["new"],
  args: {
    options: [engraving, care, extras, chain, day, wishes],
    price: { net: 10_000, gross: 12_300 },
    currency: "PLN",
    onChange: fn(),
  },
  render: function WithButton(args) {
    const handle = useRef<CustomOptionsHandle>(null);
    return (
      <main style={{ display: "grid", gap: 24, maxInlineSize: 520 }}>
        <CustomOptions {...args} ref={handle} />
        <Button onClick={() => handle.current?.reveal()}>Dodaj do koszyka</Button>
      </main>
    );
  },
} satisfies Meta<typeof CustomOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 15 zł plus 10 % of a price of 100 zł net and 123 zł gross are 25 and 27.30 zł. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const total = canvas.getByRole("status");
    await expect(total).toHaveTextContent(/^Cena z opcjami123,00\szł$/);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Zestaw do czyszczenia szkieł" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ubezpieczenie od stłuczenia" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { net: 2500, gross: 2730 });
    await expect(total).toHaveTextContent(/150,30\szł/);
    await userEvent.click(canvas.getByRole("radio", { name: "Miękkie, w cenie" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Grawer na etui \+25,00\szł/ }), "Łucja");
    await expect(args.onChange).toHaveBeenLastCalledWith(
      [
        { optionId: "8", optionValue: "81" },
        { optionId: "7", optionValue: "Łucja" },
        { optionId: "9", optionValue: "91,92" },
      ],
      { net: 5000, gross: 5230 },
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ubezpieczenie od stłuczenia" }));
    await expect(total).toHaveTextContent(/163,00\szł/);
  },
};

export const Playground: Story = {};

/** Options and values are sorted by their positions. */
export const InOrder: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole("radio");
    await expect(first).toHaveAccessibleName("Miękkie, w cenie");
    await expect(canvas.getByRole("combobox", { name: /Łańcuszek/ })).toHaveTextContent(
      /Bez tegoSrebrny, \+59,00\szłZłoty, \+69,00\szł/,
    );
  },
};

/** Missing answers are reported only when the shopper continues. The first one is focused, and typed text stays. */
export const WithError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const wishesField = canvas.getByRole("textbox", { name: /Życzenia/ });
    await userEvent.type(wishesField, "Sto lat");
    await expect(canvas.queryByText(/brakuje/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj do koszyka" }));
    await expect(canvas.getByRole("radio", { name: "Miękkie, w cenie" })).toHaveFocus();
    await expect(canvas.getByRole("radiogroup", { name: "Etui" })).toHaveAccessibleDescription(
      "Wybierz jedną z możliwości.",
    );
    const field = canvas.getByRole("textbox", { name: /Grawer/ });
    await expect(field).toHaveAccessibleDescription(/Brakuje tekstu\. Wpisz go\./);
    await expect(wishesField).toHaveValue("Sto lat");
    await userEvent.type(field, "Łucja");
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { net: 3000, gross: 3000 });
  },
};

/** Text is never cut off. Text that is too long is reported when the field is left, and has no surcharge. */
export const TooLong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: /Grawer/ });
    await userEvent.type(field, "Brzęczyszczykiewicz");
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveValue("Brzęczyszczykiewicz");
    await expect(field).toHaveAccessibleDescription(/Za długie: najwyżej 12 znaków\./);
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { net: 0, gross: 0 });
  },
};

/** A date outside the limits, and an incomplete date. */
export const WrongDay: Story = {
  beforeEach: () => browserIn("en-US"),
  play: async ({ args, canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole("spinbutton", { name: /Doręczyć jako prezent/ });
    if (!day) throw new Error("The field must show the parts of the date.");
    await userEvent.click(day);
    await userEvent.keyboard("27122026{Tab}{Tab}");
    await waitFor(() => expect(day).toHaveAccessibleDescription(/Za późno: najpóźniej 24 grudnia 2026\./));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, { net: 0, gross: 0 });
    await userEvent.click(day);
    await userEvent.keyboard("24{Tab}{Tab}{Tab}{Tab}");
    await waitFor(() => expect(day).not.toHaveAccessibleDescription(/Za późno/));
  },
};

/** Only answers that the shop's rule accepts are passed to `onChange`, for any text. */
export const NothingForbiddenComesOut: Story = {
  // No pictures, because the typed text is different each time.
  parameters: { chromatic: notPhotographed },
  tags: ["!autodocs", "full"],
  args: { options: [engraving], defaultAnswers: {} },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: /Grawer/ });
    const onChange = args.onChange as ReturnType<typeof fn>;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 20 }), async (text) => {
        await fireEvent.change(field, { target: { value: text } });
        await expect(field).toHaveValue(text.replaceAll(/[\r\n]/g, ""));
        const [choices] = onChange.mock.lastCall ?? [null];
        if (choices === null) return;
        const [choice] = choices;
        await expect(checkCustomOptions([engraving], { 7: choice.optionValue })).toEqual({ ok: true, value: choices });
      }),
      { numRuns: 60 },
    );
  },
};

export const Matrix: Story = {
  args: {
    options: [
      engraving,
      care,
      extras,
      chain,
      day,
      wishes,
      { ...care, id: "13", need: "optional", position: 7, label: "Ściereczka", hint: "Z mikrofibry." },
      { ...extras, id: "14", kind: "multiple", need: "required", position: 8, label: "Zgody", values: extras.values },
    ],
    defaultAnswers: { 7: "Łucja", 8: "82", 9: "91,92", 10: "102", 11: "2026-12-24", 12: "Sto lat" },
  },
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  args: {
    options: [
      { ...engraving, label: "Brillenetuibeschriftungsgravurtext", price: { type: "fixed", minor: 123_499 } },
      {
        ...care,
        label: "Brillenaufbewahrungsbehältervariante",
        names: { 81: "Kunstlederbrillenetui", 82: "Korkeichenrindenbrillenetui" },
      },
      {
        ...extras,
        label: "Brillengläserreinigungszubehör",
        names: { 91: "Reinigungsflüssigkeitsnachfüllpackung", 92: "Glasbruchversicherungsvertrag" },
      },
      { ...chain, label: "Brillenkettenausführung" },
      wishes,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dodaj do koszyka" }));
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The shop sends the file and answers with its id; other answers that change meanwhile stay. */
export const File: Story = {
  args: {
    options: [engraving, pattern],
    renderFile: ({ label, mark, fileId, error, onChange }) => (
      <label>
        {label} {mark}
        <input
          type="checkbox"
          checked={fileId !== ""}
          aria-invalid={error !== undefined}
          onChange={() => void setTimeout(() => onChange("0b0f1c2e-5a52-4a73-9a7e-0d8a5a0c6f11"), 200)}
        />
        <span>{error}</span>
      </label>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByText(/^Dodaj plik i poczekaj/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Własny wzór \+29,00\szł/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /^Grawer/ }), "Ala");
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        [
          { optionId: "7", optionValue: "Ala" },
          { optionId: "13", optionValue: "0b0f1c2e-5a52-4a73-9a7e-0d8a5a0c6f11" },
        ],
        { net: 5400, gross: 5400 },
      ),
    );
  },
};
