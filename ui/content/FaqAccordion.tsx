import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { TextField } from "../forms/TextField.tsx";
import { Accordion, AccordionItem } from "../navigation/Accordion.tsx";
import { Link } from "../primitives/Link.tsx";
import { foldText } from "../rules/text.ts";
import { ArticleBody } from "./ArticleBody.tsx";
import { type ArticleBlock, blockText } from "./articleBlock.ts";
import * as styles from "./FaqAccordion.css.ts";

/** A question and what the shop answers. */
export interface FaqEntry {
  /** Letters, digits and hyphens: its address on the page is `#code`. */
  readonly code: string;
  readonly question: string;
  readonly answer: readonly ArticleBlock[];
}

export interface FaqAccordionProps {
  entries: readonly FaqEntry[];
  /** Where the questions stand among the page's headings. @default 3 */
  level?: 2 | 3;
  /** Whether questions and answers can be searched; worth it from about eight on. @default "offered" */
  search?: "offered" | "none";
  /** What to offer when nothing was found, such as a link to customer service. */
  otherwise?: ReactNode;
}

const matches = ({ question, answer }: FaqEntry, words: readonly string[]) => {
  const text = foldText([question, ...answer.map(blockText)].join(" "));
  return words.every((word) => text.includes(word));
};

/**
 * Frequently asked questions, collapsed, with a search over questions and answers that ignores accents. Each question
 * has an address; a link to it opens it.
 */
export function FaqAccordion({ entries, level = 3, search = "offered", otherwise }: FaqAccordionProps) {
  const intl = useIntl();
  const [sought, setSought] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const words = foldText(sought).split(/\s+/).filter(Boolean);
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
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
          <p className={styles.count} aria-live="polite">
            {words.length > 0 && <FormattedMessage id="ui.faqAccordion.found" values={{ count: found.length }} />}
          </p>
        </search>
      )}
      {found.length === 0 && otherwise}
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
