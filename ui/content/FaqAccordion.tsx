import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../forms/TextField.tsx";
import { Accordion, AccordionItem } from "../navigation/Accordion.tsx";
import { Link } from "../primitives/Link.tsx";
import { foldText } from "../rules/text.ts";
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
}

export interface FaqAccordionProps {
  /** The questions, in display order. */
  entries: readonly FaqEntry[];
  /** The heading level of the questions. @default 3 */
  level?: 2 | 3;
  /** Whether there is a search over questions and answers; useful from about eight questions. @default "offered" */
  search?: "offered" | "none";
  /** Shown when the search finds nothing, such as a link to customer service. */
  noResults?: ReactNode;
}

const matches = ({ question, answer }: FaqEntry, words: readonly string[]) => {
  const text = foldText([question, ...answer.map(blockText)].join(" "));
  return words.every((word) => text.includes(word));
};

/**
 * Renders frequently asked questions, collapsed, with a search over questions and answers that ignores accents. Each
 * question has its own `#code`; a link to it opens the answer.
 */
export function FaqAccordion({ entries, level = 3, search = "offered", noResults }: FaqAccordionProps) {
  const intl = useIntl();
  const [query, setQuery] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => matches(entry, words));

  useEffect(() => {
    const openTarget = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!(target instanceof HTMLDetailsElement) || !list.current?.contains(target)) return;
      target.open = true;
      target.scrollIntoView({ block: "start" });
    };
    openTarget();
    addEventListener("hashchange", openTarget);
    return () => removeEventListener("hashchange", openTarget);
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
      <Accordion level={level}>
        {found.map(({ code, question, answer }) => (
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
  );
}
