import { Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";

const meta = {
  component: Link,
  tags: ["stable"],
  args: { href: "#koszyk", children: "Zmień koszyk" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underlined: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Zmień koszyk" })).toHaveAttribute("href", "#koszyk");
  },
};

export const InText: Story = {
  render: (args) => (
    <p>
      Szkła na receptę nie podlegają zwrotowi. <Link {...args}>Zobacz zasady zwrotów</Link>, zanim zamówisz.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: "quiet", children: "Oprawki korekcyjne" } };

export const QuietCurrent: Story = {
  args: { variant: "quiet", children: "Oprawki korekcyjne", "aria-current": "page" },
};

/** A way on that looks like a button keeps the role of a link: it opens in a new tab, and Enter follows it. */
export const Solid: Story = {
  args: {
    variant: "solid",
    children: "Przejdź do kasy",
    href: "#kasa",
    onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Przejdź do kasy" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Line: Story = { args: { variant: "line", children: "Zobacz koszyk" } };

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 16, alignItems: "center" }}>
      <Link {...args} variant="solid" size="compact" />
      <Link {...args} variant="solid" />
      <Link {...args} variant="solid" size="primary" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect().height);
    await expect(heights).toEqual([44, 48, 56]);
  },
};

export const FullWidth: Story = {
  args: { variant: "solid", size: "primary", width: "full", children: "Przejdź do kasy" },
};
