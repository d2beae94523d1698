import { ErrorPage, Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const meta = {
  component: ErrorPage,
  args: {
    code: 404,
    actions: (
      <>
        <Link variant="solid" href="#home">
          Strona główna
        </Link>
        <Link href="#contact">Napisz do nas</Link>
      </>
    ),
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("404: nie ma takiej strony");
    await expect(canvas.getByRole("link", { name: "Strona główna" })).toHaveAttribute("href", "#home");
  },
};

/** The specification's words (section 8), to the letter. */
export const NotFoundInEnglish: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
    await expect(canvas.getByText("We can't find the page.")).toBeVisible();
  },
};

export const Failed: Story = { args: { code: 500 } };

export const FailedInEnglish: Story = {
  args: { code: 500 },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      /^Internal Server Error while rendering\.$/,
    );
  },
};

export const WithoutActions: Story = { render: () => <ErrorPage code={500} /> };
