interface Entry {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
  tags: string[];
}

export interface Component {
  title: string;
  /** Of its docs page. */
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

/** The components of Storybook's own list of stories, in the sidebar's order. */
export async function readComponents(): Promise<Component[]> {
  const answer = await fetch("./index.json");
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  const shown = Object.values(entries).filter(({ title, tags }) => title.includes("/") && tags.includes("dev"));
  return [...Map.groupBy(shown, ({ title }) => title)].map(([title, entries]) => componentOf(title, entries));
}
