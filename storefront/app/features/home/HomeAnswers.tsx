import { FaqAccordion, Heading, Link } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { content } from "#configuration/content.ts";
import { pageHref, parsePassages } from "#domain/content.ts";
import { productHref } from "#domain/product/href.ts";
import { blocksOf } from "../../components/blocksOf.ts";
import { ReviewText } from "../../components/ReviewText.tsx";
import { questionsQuery } from "../../queries/content.ts";
import { newestReviewsQuery } from "../../queries/home.ts";
import { useStoreView } from "../../state/useShop.ts";
import * as styles from "./HomeTexts.css.ts";

const useClient = () => useRouteContext({ from: "__root__", select: (context) => context.client });

/** What other shoppers say and ask: the newest reviews and the first questions. What cannot be loaded is left out. */
export const HomeAnswers = () => (
  <>
    <HomeReviews />
    <HomeQuestions />
  </>
);

function HomeReviews() {
  const { prefix } = useStoreView();
  const { data: reviews = [] } = useQuery(newestReviewsQuery(useClient()));
  if (reviews.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <Heading level={2} id="reviews">
        <FormattedMessage id="home.reviews" />
      </Heading>
      <ul className={styles.blocks} role="list">
        {reviews.map(({ review, product }) => (
          <li key={review.id} className={styles.block}>
            <ReviewText
              review={review}
              product={product ? { name: product.name, href: productHref(prefix, product) } : undefined}
            />
          </li>
        ))}
      </ul>
      <p className={styles.text}>
        <FormattedMessage id="product.reviews.how" />
      </p>
    </section>
  );
}

function HomeQuestions() {
  const store = useStoreView();
  const { data: questions = [] } = useQuery(questionsQuery(useClient()));
  if (questions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="questions">
      <div className={styles.head}>
        <Heading level={2} id="questions">
          <FormattedMessage id="home.questions" />
        </Heading>
        <Link href={pageHref(store.prefix, { identifier: "faq" })}>
          <FormattedMessage id="home.allQuestions" />
        </Link>
      </div>
      <FaqAccordion
        search="none"
        entries={questions.slice(0, content.questionsOnHomePage).map(({ code, question, answer }) => ({
          code,
          question,
          answer: blocksOf(parsePassages(answer), store),
        }))}
      />
    </section>
  );
}
