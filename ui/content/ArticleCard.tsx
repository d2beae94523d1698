import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { PictureAddresses } from "../eyewear/FramePicture.tsx";
import { Image } from "../primitives/Image.tsx";
import * as styles from "./ArticleCard.css.ts";

export interface ArticleCardProps {
  title: ReactNode;
  href: string;
  /** What it is about, in one sentence. */
  text?: ReactNode;
  /** 3:2 or near it; decorative. Left out, its room stays, so that a row of cards is one row. */
  picture?: PictureAddresses;
  /** About how long it takes to read. */
  minutes?: number;
  /** When it was written, `2026-11-20`. */
  date?: string;
  /** Where its title stands among the page's headings. @default 3 */
  level?: 2 | 3;
}

/** An article of the guide, in a row with others. The whole card leads to it; its name is the title alone. */
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
