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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Zmień koszyk" })).toHaveAttribute("href", "#koszyk");
  },
};

export const Playground: Story = {};

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

/** A link that looks like a button is still a link: it can be opened in a new tab, and Enter follows it. */
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

export const Matrix: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <Link href="#underlined">Podkreślony</Link>
      <Link href="#quiet" variant="quiet">
        Cichy
      </Link>
      <Link href="#current" variant="quiet" aria-current="page">
        Cichy, obecny
      </Link>
      {(["solid", "line"] as const).map((variant) => (
        <div key={variant} style={{ display: "flex", flexWrap: "wrap", gap: 16, alignItems: "center" }}>
          {(["compact", "standard", "primary"] as const).map((size) => (
            <Link key={size} href={`#${size}`} variant={variant} size={size}>
              Zobacz koszyk
            </Link>
          ))}
        </div>
      ))}
      <Link href="#full" variant="solid" width="full">
        Przejdź do kasy
      </Link>
    </div>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1" } },
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start", overflowWrap: "anywhere" }}>
      <p>
        Mehr über{" "}
        <Link href="#text">Bildschirmarbeitsplatzbrillen und Gleitsichtbrillengläser in Sonderanfertigung</Link>
      </p>
      <Link href="#solid" variant="solid">
        Gleitsichtbrillengläser zusammenstellen und Verschreibung eingeben
      </Link>
    </div>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
