import { FramePicture, Link } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { framePictureHref } from "#domain/product/framePictureHref.ts";
import type { Frame } from "#domain/product/product.ts";
import * as styles from "./HomeHero.css.ts";

export interface HomeHeroProps {
  /** Drawn with its measures. */
  readonly frame: Frame | null;
  /** Where frames are. */
  readonly href: string;
}

/** What the shop is about, in one sentence and one drawing to scale. */
export function HomeHero({ frame, href }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.row}>
        <div>
          <h1 className={styles.title}>
            <FormattedMessage id="home.title" />
          </h1>
          <p className={styles.lead}>
            <FormattedMessage id="home.lead" />
          </p>
          <Link variant="solid" size="primary" href={href}>
            <FormattedMessage id="home.see" />
          </Link>
        </div>
        {frame && (
          <FramePicture src={framePictureHref(frame, "dimensions")} alt="" crop="dimensions" priority="first" />
        )}
      </div>
    </section>
  );
}
