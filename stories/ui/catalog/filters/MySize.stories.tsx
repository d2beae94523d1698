import { MySize, type MySizeProps } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";

/** Keeps the size and the filters, as the shop does in the browser and the URL. */
function RememberedSize(props: MySizeProps) {
  const [size, setSize] = useState(props.size);
  const [chosen, setChosen] = useState<Record<string, readonly string[]>>({ ...props.chosen });
  return (
    <MySize
      {...props}
      size={size}
      chosen={chosen}
      onSize={(next) => {
        setSize(next);
        props.onSize(next);
      }}
      onNarrow={(values) => {
        setChosen({ ...chosen, ...values });
        props.onNarrow(values);
      }}
    />
  );
}

const meta = {
  component: MySize,
  tags: ["new"],
  args: {
    codes: { lensWidth: "width", bridge: "bridge", temple: "length" },
    chosen: {},
    size: { mark: "", tolerance: 2 },
    onSize: fn(),
    onNarrow: fn(),
  },
  parameters: { room: 264 },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: Number(parameters["room"]), maxInlineSize: "100%" }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <RememberedSize {...args} />,
} satisfies Meta<typeof MySize>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = { name: "Liczby z wewnętrznej strony zausznika" };
const fits = { name: "Tylko oprawki, które na mnie pasują" };

/** Typed once: Enter filters by the size and its tolerance. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const mark = canvas.getByRole<HTMLInputElement>("textbox", field);
    await userEvent.type(mark, "52-18-140");
    // Browsers submit a form by Enter if it has one text field; the simulated keyboard does not.
    mark.form?.requestSubmit();
    await expect(args.onSize).toHaveBeenLastCalledWith({ mark: "52-18-140", tolerance: 2 });
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ width: ["50-54"], bridge: ["16-20"], length: ["138-142"] });
    await expect(canvas.getByRole("switch", fits)).toBeChecked();
    await expect(canvas.getByRole("textbox", field)).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: /^±1/ }));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ width: ["51-53"], bridge: ["17-19"], length: ["139-141"] });
    await userEvent.click(canvas.getByRole("switch", fits));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ width: [], bridge: [], length: [] });
    await expect(canvas.getByRole("textbox", field)).toHaveValue("52-18-140");
  },
};

export const Playground: Story = {};

/** A remembered size needs one press. */
export const Remembered: Story = {
  args: { size: { mark: "48□21", tolerance: 1 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("switch", fits)).not.toBeChecked();
    await userEvent.click(canvas.getByRole("switch", fits));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ width: ["47-49"], bridge: ["20-22"], length: [] });
  },
};

/** Keeps the typed text, filters nothing, and focuses the field. */
export const WithError: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const typed = canvas.getByRole("textbox", field);
    await userEvent.type(typed, "520-18");
    await userEvent.click(canvas.getByRole("switch", fits));
    await expect(typed).toHaveFocus();
    await expect(typed).toHaveValue("520-18");
    await expect(typed).toHaveAccessibleDescription(/Nie możemy odczytać tego rozmiaru\./);
    await expect(args.onNarrow).not.toHaveBeenCalled();
    await expect(canvas.getByRole("switch", fits)).not.toBeChecked();
  },
};

/** A child's frame is rare, so it is asked about and filters all the same; no frame has a lens of 80 mm. */
export const RareSize: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const typed = canvas.getByRole("textbox", field);
    await userEvent.type(typed, "36-14-120");
    await expect(typed).toHaveAccessibleDescription(/niewiele oprawek \(szerokość szkła i długość zausznika\)/);
    await userEvent.click(canvas.getByRole("switch", fits));
    await expect(args.onNarrow).toHaveBeenLastCalledWith({ width: ["34-38"], bridge: ["12-16"], length: ["118-122"] });
    await userEvent.clear(typed);
    await userEvent.type(typed, "80-14-120");
    await userEvent.tab();
    await expect(typed).toHaveAccessibleDescription(/od 32 do 72\smm szerokości\. Sprawdź liczby/);
    await expect(typed).toHaveValue("80-14-120");
  },
};

export const Matrix: Story = {
  parameters: { room: 358 },
  args: {
    size: { mark: "52-18-140", tolerance: 1 },
    chosen: { width: ["51-53"], bridge: ["17-19"], length: ["139-141"] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch", fits)).toBeChecked();
  },
};

export const Stress: Story = {
  globals: { locale: "de", textSize: "200", viewport: { value: "mobile1", isRotated: false } },
  parameters: { room: 288 },
  args: { size: { mark: "52-18-140", tolerance: 2 } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
