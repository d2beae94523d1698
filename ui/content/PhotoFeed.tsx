import { type ReactNode, useId } from "react";
import type { PictureUrls } from "../eyewear/FramePicture.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Image } from "../primitives/Image.tsx";
import { Link } from "../primitives/Link.tsx";
import * as styles from "./PhotoFeed.css.ts";

/** A photo with its link. */
export interface FeedPhoto extends PictureUrls {
  /** Identifies the photo. */
  readonly id: string;
  /** What the photo shows; also the name of the link. */
  readonly alt: string;
  /** The page that the photo links to. */
  readonly href: string;
}

export interface PhotoFeedProps {
  /** The title above the photos. */
  title: ReactNode;
  /** The heading level of the title. @default 2 */
  level?: 2 | 3;
  /** An even number of square photos; null while loading. With an empty list, nothing is rendered. */
  photos: readonly FeedPhoto[] | null;
  /** A link to more photos. */
  allLink?: { readonly href: string; readonly label: ReactNode };
}

const placeholders = ["a", "b", "c", "d", "e", "f", "g", "h"];

/**
 * Renders linked photos in a dense grid. A photo that cannot be loaded shows its alternative text. The shop serves the
 * photos itself, so that no consent for other sites is needed.
 */
export function PhotoFeed({ title, level = 2, photos, allLink }: PhotoFeedProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  if (photos?.length === 0) return null;
  return (
    <section aria-labelledby={titleId} aria-busy={photos === null || undefined}>
      <div className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        {allLink && <Link href={allLink.href}>{allLink.label}</Link>}
      </div>
      {/* Without markers, Safari ignores the list semantics unless `role` is set. */}
      <ul className={styles.grid} role="list">
        {photos?.map(({ id, alt, href, src, dense }) => (
          <li key={id}>
            <a className={styles.photo} href={href}>
              <Image src={src} {...(dense && { srcSet: `${src}, ${dense} 2x` })} alt={alt} width={450} height={450} />
            </a>
          </li>
        )) ??
          placeholders.map((place) => (
            <li key={place}>
              <Skeleton shape="picture" ratio="square" />
            </li>
          ))}
      </ul>
    </section>
  );
}
