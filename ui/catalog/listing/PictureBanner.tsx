import type { ReactNode } from "react";
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
  /** The text of the link, such as "See the sunglasses". */
  action: ReactNode;
  /** A decorative picture of 1440:420 with space for the text on its left. */
  wide: PictureUrls;
  /** A decorative picture of 710:250 for phones. */
  narrow: PictureUrls;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
}

/** Returns the `srcset` of a picture that may have a version for dense screens. */
export const srcSetOf = ({ src, dense }: PictureUrls) => (dense ? `${src}, ${dense} 2x` : src);

/** Renders a still life from edge to edge, with a title, a sentence and a link on it. */
export function PictureBanner({ title, text, href, action, wide, narrow, level = 2 }: PictureBannerProps) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.banner}>
      <picture>
        <source media={styles.wideFrom} srcSet={srcSetOf(wide)} width={1440} height={420} />
        <img
          className={styles.picture}
          alt=""
          width={710}
          height={250}
          loading="lazy"
          decoding="async"
          srcSet={srcSetOf(narrow)}
          src={narrow.src}
        />
      </picture>
      <div className={styles.words}>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
        <Link variant="solid" href={href}>
          {action}
        </Link>
      </div>
    </section>
  );
}
