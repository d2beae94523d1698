import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { PictureUrls } from "../eyewear/FramePicture.tsx";
import { Image } from "../primitives/Image.tsx";
import * as styles from "./ArticleCard.css.ts";

export interface ArticleCardProps {
  /** The title of the article; the text of the link. */
  title: ReactNode;
  /** The page of the article. */
  href: string;
  /** A summary in one sentence. */
  text?: ReactNode;
  /** A decorative picture of about 3:2. Left out, its space stays empty, so that cards in a row line up. */
  picture?: PictureUrls;
  /** The approximate reading time, in minutes. */
  minutes?: number;
  /** The publication date, such as `2026-11-20`. */
  date?: string;
  /** The heading level of the title. @default 3 */
  level?: 2 | 3;
}

/**
 * Renders the preview of a guide article, to be shown in a row with others. The whole card is clickable, but only the
 * title is the link's name.
 */
export function ArticleCard({ title, href, text, picture, minutes, date, level = 3 }: ArticleCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {picture && (
          <Image
            src={picture.src}
            {...(picture.dense && { srcSet: `${picture.src}, ${picture.dense} 2x` })}
            alt=""
            width={720}
            height={480}
          />
        )}
      </div>
      <Title className={styles.title}>
        <a className={styles.link} href={href}>
          {title}
        </a>
      </Title>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {(minutes !== undefined || date !== undefined) && (
        <p className={styles.facts}>
          {date !== undefined && (
            <time dateTime={date}>
              <FormattedDate value={date} timeZone="UTC" day="numeric" month="long" year="numeric" />
            </time>
          )}
          {minutes !== undefined && (
            <span>
              <FormattedMessage id="ui.articleCard.minutes" values={{ minutes }} />
            </span>
          )}
        </p>
      )}
    </article>
  );
}
