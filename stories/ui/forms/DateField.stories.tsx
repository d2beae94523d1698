import { DateField, type DateFieldProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { notPhotographed, photographedInAllModes } from "../../../.storybook/modes.ts";
import { browserIn } from "./browserIn.ts";

/** Keeps what the field reports. */
function Controlled(args: DateFieldProps) {
  const [value, setValue] = useState(args.value);
  const report = (tell: (text: string) => void) => (text: string) => {
    setValue(text);
    tell(text);
  };
  return <DateField {...args} value={value} onType={report(args.onType)} onLeave={report(args.onLeave)} />;
}

const meta = {
  component: DateField,
  tags: ["new"],
  // It writes the month first.
  beforeEach: () => browserIn("en-US"),
  args: { id: "examined", label: "Data badania", value: "", onType: fn(), onLeave: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser writes the month first, so a page in Polish shows the parts of the date in its own order. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const parts = await canvas.findAllByRole("spinbutton", { name: /Data badania/ });
    await expect(parts.map((part) => part.textContent)).toEqual(["dd", "mm", "rrrr"]);
    await userEvent.click(parts[0] ?? document.body);
    await userEvent.keyboard("04112026");
    await expect(args.onType).toHaveBeenLastCalledWith("2026-11-04");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^Kalendarz/ })).toHaveFocus();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenLastCalledWith("2026-11-04");
    await expect(canvas.getByRole("group")).toHaveTextContent("04.11.2026");
  },
};

export const Playground: Story = {};

/** What was typed stays, and the page learns that the date is incomplete. */
export const Incomplete: Story = {
  parameters: { chromatic: notPhotographed },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole("spinbutton");
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard("04{Tab}{Tab}{Tab}");
    await waitFor(() => expect(args.onLeave).toHaveBeenLastCalledWith("?"));
    await expect(canvas.getByRole("group")).toHaveTextContent("04.mm.rrrr");
  },
};

/** Arrows step a part; Backspace empties it, and an empty field reports an empty text. */
export const ByKeys: Story = {
  args: { value: "2026-01-31" },
  parameters: { chromatic: notPhotographed },
  play: async ({ args, canvas, userEvent }) => {
    const [day, month] = await canvas.findAllByRole("spinbutton");
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onType).toHaveBeenLastCalledWith("2026-01-30");
    await userEvent.click(month ?? document.body);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(args.onType).toHaveBeenLastCalledWith("2026-03-30");
  },
};

/** A day that the month does not have becomes its last one once the field is left, and the page learns of it. */
export const DayBeyondTheMonth: Story = {
  parameters: { chromatic: notPhotographed },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole("spinbutton");
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard("31022026{Tab}{Tab}");
    await waitFor(() => expect(args.onLeave).toHaveBeenLastCalledWith("2026-02-28"));
    await expect(canvas.getByRole("group")).toHaveTextContent("28.02.2026");
  },
};

const chosenCell = () => screen.getByRole("gridcell", { selected: true });

/** The button opens a calendar at the chosen date. Picking a date there closes it and returns the focus to the button. */
export const ByCalendar: Story = {
  args: { value: "2026-11-04", maximum: "2026-11-20" },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Kalendarz Data badania" });
    await userEvent.click(button);
    await expect(await screen.findByRole("heading", { name: "listopad 2026" })).toBeVisible();
    await waitFor(() => expect(within(chosenCell()).getByText("4")).toHaveFocus());
    await expect(screen.getByText("21")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByText("17"));
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await expect(args.onType).toHaveBeenLastCalledWith("2026-11-17");
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

/** Alt and the down arrow open the calendar; Page Up goes a month back. The focus returns to where it was. */
export const CalendarByKeys: Story = {
  args: { value: "2026-11-04" },
  parameters: { chromatic: notPhotographed },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole("spinbutton");
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(within(chosenCell()).getByText("4")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{PageUp}");
    await expect(await screen.findByRole("heading", { name: "październik 2026" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onType).toHaveBeenLastCalledWith("2026-10-12"));
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await expect(day).toHaveFocus();
  },
};

/** On the smallest phone with text of 200 %, the calendar stays within the window. */
export const CalendarInLargeText: Story = {
  args: { value: "2026-11-04" },
  globals: { viewport: { value: "mobile1", isRotated: false }, textSize: "200" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Kalendarz/ }));
    const dialog = (await screen.findByRole("grid")).closest("[popover]");
    const box = dialog?.getBoundingClientRect();
    await expect(box?.left).toBeGreaterThanOrEqual(0);
    await expect(box?.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(dialog?.scrollWidth).toBeLessThanOrEqual(dialog?.clientWidth ?? 0);
  },
};

const isBefore = (one: HTMLElement, other: HTMLElement) =>
  one.getBoundingClientRect().right <= other.getBoundingClientRect().left;

/**
 * From right to left, the parts stand as the language writes a date: in Arabic the day on the right, in Hebrew on the left.
 * Arrow keys move to the part, and in the calendar to the day, in their direction.
 */
export const RightToLeft: Story = {
  args: { value: "2026-11-04" },
  parameters: { chromatic: notPhotographed },
  render: function RightToLeft(args) {
    const { messages } = useIntl();
    return (
      <div dir="rtl" style={{ display: "grid", gap: 24 }}>
        {["ar", "he"].map((language) => (
          <IntlProvider key={language} locale={language} messages={messages}>
            <Controlled {...args} id={language} label={language} />
          </IntlProvider>
        ))}
      </div>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const partsOf = async (language: string) => {
      const [day, month, year] = await canvas.findAllByRole("spinbutton", { name: new RegExp(`${language}$`) });
      if (!day || !month || !year) throw new Error("A date must have three parts.");
      await expect([day, month, year].map((part) => part.textContent)).toEqual(["04", "11", "2026"]);
      return [day, month, year] as const;
    };
    const [hebrewDay, hebrewMonth, hebrewYear] = await partsOf("he");
    await expect(isBefore(hebrewDay, hebrewMonth) && isBefore(hebrewMonth, hebrewYear)).toBe(true);
    await userEvent.click(hebrewDay);
    await userEvent.keyboard("{ArrowRight}");
    await expect(hebrewMonth).toHaveFocus();

    const [day, month, year] = await partsOf("ar");
    await expect(isBefore(year, month) && isBefore(month, day)).toBe(true);
    await userEvent.click(day);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(month).toHaveFocus();
    const [button] = canvas.getAllByRole("button");
    if (!button) throw new Error("The field must have a calendar.");
    await expect(isBefore(button, year)).toBe(true);
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await waitFor(() => expect(within(chosenCell()).getByText("4")).toHaveFocus());
    const calendar = screen.getByRole("grid").closest("[popover]");
    await expect(calendar?.getBoundingClientRect().left).toBe(button.getBoundingClientRect().left);
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await waitFor(() => expect(args.onType).toHaveBeenLastCalledWith("2026-11-05"));
  },
};

/** The error belongs to the whole field; a link to the field leads to its first part. */
export const Invalid: Story = {
  args: { value: "2027-11-04", error: "Badanie nie mogło odbyć się w przyszłości." },
  parameters: { chromatic: photographedInAllModes },
  play: async ({ canvas }) => {
    const [day] = await canvas.findAllByRole("spinbutton");
    await expect(day).toHaveAccessibleDescription(/Badanie nie mogło odbyć się w przyszłości\./);
    await expect(day).toBeInvalid();
    await expect(day).toHaveAttribute("id", "examined");
  },
};

/** Where the browser has the page's order, its own field and calendar are used. */
export const InTheBrowsersOrder: Story = {
  args: { label: "Date of the test", value: "2026-11-04" },
  globals: { locale: "en" },
  parameters: { chromatic: notPhotographed },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Date of the test")).toHaveAttribute("type", "date");
  },
};
