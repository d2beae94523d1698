import { use } from "react";
import { readComponents } from "./componentStatus.ts";
import { badges, cell, head, link, scroller, table } from "./StatusTable.css.ts";

const components = readComponents();
const requiredStories = ["Default", "Playground", "Matrix", "Stress"];

/** A table of all components with their status and the required stories that they have. */
export function StatusTable() {
  const rows = use(components);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that it can be scrolled by keyboard
    <section className={scroller} aria-label="Status of every component" tabIndex={0}>
      <table className={table}>
        <thead>
          <tr>
            {["Component", "Status", "Stories", ...requiredStories].map((title) => (
              <th key={title} className={head} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, id, status, stories }) => (
            <tr key={title}>
              <th className={cell} scope="row">
                <a className={link} href={`./?path=/docs/${id}`} target="_top">
                  {title.replace("/", " / ")}
                </a>
              </th>
              <td className={cell}>
                <span className={badges[status]}>{status}</span>
              </td>
              <td className={cell}>{stories.length}</td>
              {requiredStories.map((name) => (
                <td key={name} className={cell}>
                  {stories.includes(name) ? "yes" : "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
