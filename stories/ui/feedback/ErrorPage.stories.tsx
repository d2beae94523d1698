import { ErrorPage, Link } from "@dioptra/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

const home = <Link href="#home">Strona główna</Link>;
const again = (
  <Link variant="solid" href="#again">
    Spróbuj ponownie
  </Link>
);
const retry = (
  <>
    {again}
    {home}
  </>
);

const meta = {
  component: ErrorPage,
  tags: ["stable"],
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

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("404: nie ma takiej strony");
    await expect(canvas.getByRole("link", { name: "Strona główna" })).toHaveAttribute("href", "#home");
  },
};

export const Playground: Story = {};

/** What the shop has removed for good, unlike an address that never existed. */
export const Removed: Story = {
  args: { code: 410 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Tej strony już nie ma");
    await expect(canvas.getByText("Usunęliśmy ją na stałe. W koszyku nic się nie zmieniło.")).toBeVisible();
  },
};

/** The exact wording of docs/specification/messages.md#message-19. */
export const NotFoundInEnglish: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^404 Page Not Found$/);
    await expect(canvas.getByText("We can't find the page.")).toBeVisible();
  },
};

/** With the id of the request in the shop's log. */
export const Failed: Story = {
  args: { code: 500, requestId: "5f0cbd7e-56b8-4cbb-9a8e-0c41c5a8a3f1", actions: retry },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/5f0cbd7e-56b8-4cbb-9a8e-0c41c5a8a3f1/)).toBeVisible();
  },
};

export const FailedInEnglish: Story = {
  args: { code: 500, actions: retry },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      /^Internal Server Error while rendering\.$/,
    );
  },
};

/** The platform did not answer in time. */
export const Slow: Story = {
  args: { code: 504, requestId: "5f0cbd7e-56b8-4cbb-9a8e-0c41c5a8a3f1", actions: retry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Sklep odpowiada teraz zbyt wolno");
    await expect(canvas.getByText("W Twoim koszyku nic się nie zmieniło. Spróbuj ponownie za chwilę.")).toBeVisible();
  },
};

export const SlowInGerman: Story = {
  args: { code: 504, actions: retry },
  globals: { locale: "de" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Der Shop antwortet gerade zu langsam");
  },
};

export const Unreachable: Story = {
  args: { code: 503, actions: retry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Sklep jest teraz niedostępny");
  },
};

/** Without a connection there is no HTTP status. */
export const Offline: Story = {
  args: { code: "offline", actions: retry },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Jesteś offline");
    await expect(canvas.queryByText("offline", { exact: true })).toBeNull();
  },
};

export const WithoutActions: Story = { render: () => <ErrorPage code={500} /> };

export const Matrix: Story = {
  render: () => (
    <>
      {([404, 500, 503, 504, "offline"] as const).map((code) => (
        <ErrorPage key={code} code={code} requestId="5f0cbd7e-56b8-4cbb-9a8e-0c41c5a8a3f1" actions={again} />
      ))}
    </>
  ),
};

export const Stress: Story = {
  globals: { locale: "de", viewport: { value: "mobile1", isRotated: false } },
  args: {
    code: 503,
    requestId: "5f0cbd7e-56b8-4cbb-9a8e-0c41c5a8a3f1-5f0cbd7e-56b8-4cbb-9a8e-0c41c5a8a3f1",
    actions: (
      <Link variant="solid" href="#again">
        Verbindungsaufbau zum Bestellsystem wiederholen
      </Link>
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
