import { useId, type ReactNode } from "react";
import type { PictureUrls } from "../../eyewear/FramePicture.tsx";
import { Link } from "../../primitives/Link.tsx";
import * as styles from "./PictureBanner.css.ts";

export interface PictureBannerProps {
  /** A few words, in the size of a section's title. */
  title: ReactNode;
  /** One sentence below the title. */
  text: ReactNode;
  /** The page that the link opens. */
  href: string;
  /** The text of the link, such as "See". Its accessible name goes on with the title: "See Sunglasses for the summer". */
  action: ReactNode;
  /** A decorative picture of 1440:420 with space for the text on its left. */
  wide: PictureUrls;
  /** A decorative picture of 710:250 for phones. */
  narrow: PictureUrls;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
  /**
   * `page` runs from edge to edge. `card` takes the width that it is given and shows the narrow picture: beside another
   * one on wide screens. @default "page"
   */
  size?: "page" | "card";
}

/** Returns the `srcset` of a picture that may have a version for dense screens. */
export const srcSetOf = ({ src, dense }: PictureUrls) => (dense ? `${src}, ${dense} 2x` : src);

const looks = {
  page: {
    banner: styles.banner,
    picture: styles.picture,
    words: styles.words,
    title: styles.title,
    text: styles.text,
  },
  card: {
    banner: styles.card,
    picture: styles.cardPicture,
    words: styles.cardWords,
    title: styles.cardTitle,
    text: styles.cardText,
  },
} as const;

/** Renders a still life with a title, a sentence and a link on it. In a narrow place the words are below the picture. */
export function PictureBanner({
  title,
  text,
  href,
  action,
  wide,
  narrow,
  level = 2,
  size = "page",
}: PictureBannerProps) {
  const Title = `h${level}` as const;
  const look = looks[size];
  const id = useId();
  return (
    <section className={look.banner}>
      <picture>
        {size === "page" && <source media={styles.wideFrom} srcSet={srcSetOf(wide)} width={1440} height={420} />}
        <img
          className={look.picture}
          alt=""
          width={710}
          height={250}
          loading="lazy"
          decoding="async"
          srcSet={srcSetOf(narrow)}
          src={narrow.src}
        />
      </picture>
      <div className={look.words}>
        <Title className={look.title} id={`${id}-title`}>
          {title}
        </Title>
        <p className={look.text}>{text}</p>
        <Link
          variant={size === "page" ? "solid" : "line"}
          href={href}
          id={`${id}-link`}
          aria-labelledby={`${id}-link ${id}-title`}
        >
          {action}
        </Link>
      </div>
    </section>
  );
}
