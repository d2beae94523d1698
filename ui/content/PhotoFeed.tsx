import { type ReactNode, useId } from "react";
import type { PictureAddresses } from "../eyewear/FramePicture.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Image } from "../primitives/Image.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./PhotoFeed.css.ts";

export interface FeedPhoto extends PictureAddresses {
  readonly id: string;
  /** What is seen, and so what the link is called. */
  readonly alt: string;
  readonly href: string;
}

export interface PhotoFeedProps {
  title: ReactNode;
  /** Where the title stands among the page's headings. @default 2 */
  level?: 2 | 3;
  /** Square ones, in even numbers; null while they are on their way. None of them: nothing is shown at all. */
  photos: readonly FeedPhoto[] | null;
  /** Where more of them are. */
  all?: { readonly href: string; readonly label: ReactNode };
}

const places = ["a", "b", "c", "d", "e", "f", "g", "h"];

/**
 * Photographs with links, in a close grid. A photograph that cannot be loaded leaves its text in its place. The shop
 * serves the pictures itself, so that no consent to other sites is needed.
 */
export function PhotoFeed({ title, level = 2, photos, all }: PhotoFeedProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  if (photos?.length === 0) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={photos === null || undefined}>
      <div className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {all && <Link href={all.href}>{all.label}</Link>}
      </div>
      {/* Safari takes a list without markers for none. */}
      <ul className={styles.grid} role="list">
        {photos?.map(({ id, alt, href, src, dense }) => (
          <li key={id}>
            <a className={styles.photo} href={href}>
              <Image src={src} {...(dense && { srcSet: `${src}, ${dense} 2x` })} alt={alt} width={450} height={450} />
            </a>
          </li>
        )) ??
          places.map((place) => (
            <li key={place}>
              <Skeleton shape="picture" ratio="square" />
            </li>
          ))}
      </ul>
    </section>
  );
}
