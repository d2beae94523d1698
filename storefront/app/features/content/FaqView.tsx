import { ArticleBody, Breadcrumb, FaqAccordion, type FaqEntry, Link } from "@dioptra/ui";
import { FormattedMessage, useIntl } from "react-intl";
import { type ContentPage, pageHref, parsePassages, type Question } from "#domain/content.ts";
import { withPrefix } from "#domain/store.ts";
import { blocksOf } from "../../components/blocksOf.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./ContentPageView.css.ts";

/** The topics that have a name, in the order of the page. Questions of any other category come last. */
const topics = [
  "ordering",
  "delivery",
  "prescription",
  "lenses",
  "frames",
  "contact-lenses",
  "returns",
  "payment",
  "account",
  "other",
] as const;

const topicOf = ({ categoryCode }: Question) => topics.find((topic) => topic === categoryCode) ?? "other";

export interface FaqViewProps {
  readonly page: ContentPage;
  /** Null while they cannot be loaded. */
  readonly questions: readonly Question[] | null;
}

/** The frequently asked questions by topic, with a search and a link to each. */
export function FaqView({ page, questions }: FaqViewProps) {
  const intl = useIntl();
  const store = useStoreView();
  const byTopic = Map.groupBy(questions ?? [], topicOf);
  const shown = topics
    .filter((topic) => byTopic.has(topic))
    .map((topic) => ({ id: `topic-${topic}`, title: intl.formatMessage({ id: `faq.category.${topic}` }), topic }));
  const entries = shown.flatMap(({ id, title, topic }) =>
    (byTopic.get(topic) ?? []).map(({ code, question, answer }): FaqEntry => ({
      code,
      question,
      answer: blocksOf(parsePassages(answer), store),
      topic: { id, title },
    })),
  );
  return (
    <div className={styles.page}>
      <div className={styles.path}>
        <Breadcrumb homeHref={withPrefix("/", store)} levels={[]} current={page.title} />
      </div>
      <h1 className={styles.title}>{page.title}</h1>
      <div className={styles.column}>
        <ArticleBody blocks={blocksOf(page.body, store)} />
      </div>
      <div className={styles.beside}>
        <nav className={styles.topics} aria-label={intl.formatMessage({ id: "faq.topics" })}>
          <ul className={styles.near}>
            {shown.map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.column}>
          {entries.length > 0 ? (
            <FaqAccordion
              entries={entries}
              noResults={
                <p>
                  <FormattedMessage id="faq.noResults" />{" "}
                  <Link href={pageHref(store.prefix, { identifier: "contact" })}>
                    <FormattedMessage id="faq.ask" />
                  </Link>
                </p>
              }
            />
          ) : (
            <p>
              <FormattedMessage id={questions === null ? "faq.notLoaded" : "faq.none"} />{" "}
              <Link href={pageHref(store.prefix, { identifier: "contact" })}>
                <FormattedMessage id="faq.ask" />
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
