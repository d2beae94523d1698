/** An entry of Storybook's `index.json`. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
  tags: string[];
}

/** A component with its stories. */
export interface Component {
  title: string;
  /** The id of its docs page. */
  id: string;
  status: "new" | "beta" | "stable" | "none";
  stories: readonly string[];
}

const statuses = ["new", "beta", "stable"] as const;

function componentOf(title: string, entries: readonly Entry[]): Component {
  const tags = new Set(entries.flatMap((entry) => entry.tags));
  return {
    title,
    id: (entries.find(({ type }) => type === "docs") ?? entries[0])?.id ?? "",
    status: statuses.find((status) => tags.has(status)) ?? "none",
    stories: entries.filter(({ type }) => type === "story").map(({ name }) => name),
  };
}

/** Reads the components from Storybook's `index.json`, in the order of the sidebar. */
export async function readComponents(): Promise<Component[]> {
  const response = await fetch("./index.json");
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  const shown = Object.values(entries).filter(({ title, tags }) => title.includes("/") && tags.includes("dev"));
  return [...Map.groupBy(shown, ({ title }) => title)].map(([title, entries]) => componentOf(title, entries));
}
