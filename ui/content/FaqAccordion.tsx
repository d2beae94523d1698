import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../forms/TextField.tsx";
import { Accordion, AccordionItem } from "../navigation/Accordion.tsx";
import { Heading } from "../primitives/Heading.tsx";
import { Link } from "../primitives/Link.tsx";
import { containsText } from "../rules/text.ts";
import { ArticleBody } from "./ArticleBody.tsx";
import { type ArticleBlock, blockText } from "./articleBlock.ts";
import * as styles from "./FaqAccordion.css.ts";

/** A question with its answer. */
export interface FaqEntry {
  /** The id of the question, for links to `#code`: letters, digits and hyphens. */
  readonly code: string;
  /** The question, as a whole sentence. */
  readonly question: string;
  /** The answer, as the blocks of an `ArticleBody`. */
  readonly answer: readonly ArticleBlock[];
  /** The topic whose heading the question stands under. Questions of a topic follow each other. */
  readonly topic?: FaqTopic;
}

/** A topic of questions. */
export interface FaqTopic {
  /** The id of its heading, for links to `#id`. */
  readonly id: string;
  readonly title: string;
}

export interface FaqAccordionProps {
  /** The questions, in display order. */
  entries: readonly FaqEntry[];
  /** The heading level of the questions; with topics, whose headings have level 2, it must be 3. @default 3 */
  level?: 2 | 3;
  /** Whether there is a search over questions and answers; useful from about eight questions. @default "offered" */
  search?: "offered" | "none";
  /** Shown when the search finds nothing, such as a link to customer service. */
  noResults?: ReactNode;
}

const matches = ({ question, answer }: FaqEntry, words: readonly string[]) => {
  const text = [question, ...answer.map(blockText)].join(" ");
  return words.every((word) => containsText(text, word));
};

/** Returns the questions in groups: each topic with those that follow each other under it. */
function groupByTopic(entries: readonly FaqEntry[]) {
  const groups: { readonly topic: FaqTopic | undefined; readonly entries: FaqEntry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && last.topic?.id === entry.topic?.id) last.entries.push(entry);
    else groups.push({ topic: entry.topic, entries: [entry] });
  }
  return groups;
}

/**
 * Renders frequently asked questions, collapsed and by topic, with a search over questions and answers that ignores
 * accents. Each question has its own `#code`; a link to it opens the answer.
 */
export function FaqAccordion({ entries, level = 3, search = "offered", noResults }: FaqAccordionProps) {
  const intl = useIntl();
  const [query, setQuery] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const words = query.split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => matches(entry, words));

  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(target instanceof HTMLDetailsElement) || !list.current?.contains(target)) return;
      target.open = true;
      target.scrollIntoView({ block: "start" });
    };
    /** The search may hide what the address now leads to. */
    const followAddress = () => {
      flushSync(() => setQuery(""));
      openTarget();
    };
    openTarget();
    addEventListener("hashchange", followAddress);
    return () => removeEventListener("hashchange", followAddress);
  }, []);

  return (
    <div ref={list}>
      {search === "offered" && (
        <search className={styles.search}>
          <TextField
            label={intl.formatMessage({ id: "ui.faqAccordion.search" })}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <p className={styles.count} aria-live="polite">
            {words.length > 0 && <FormattedMessage id="ui.faqAccordion.found" values={{ count: found.length }} />}
          </p>
        </search>
      )}
      {found.length === 0 && noResults}
      {groupByTopic(found).map(({ topic, entries: group }) => (
        <div key={topic?.id ?? ""} className={topic && styles.topic}>
          {topic && (
            <Heading level={2} id={topic.id}>
              {topic.title}
            </Heading>
          )}
          <Accordion level={level}>
            {group.map(({ code, question, answer }) => (
              <AccordionItem key={code} id={code} title={question}>
                <ArticleBody blocks={answer} level={level === 2 ? 3 : 4} />
                <p className={styles.address}>
                  <Link href={`#${code}`}>
                    <FormattedMessage id="ui.faqAccordion.link" />
                  </Link>
                </p>
              </AccordionItem>
            ))}
          </Accordion>
        </div>
      ))}
    </div>
  );
}
