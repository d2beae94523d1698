import type { CategoryText } from "#domain/catalog/category.ts";
import * as styles from "./CategoryView.css.ts";

/** What is said of a category below its list. */
export function CategorySections({ sections }: Pick<CategoryText, "sections">) {
  if (sections.length === 0) return null;
  return (
    <div className={styles.sections}>
      {sections.map(({ heading, text }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.sectionHeading}>{heading}</h2>
          <p className={styles.sectionText}>{text}</p>
        </section>
      ))}
    </div>
  );
}
