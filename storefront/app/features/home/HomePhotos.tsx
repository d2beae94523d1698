import { PhotoFeed, useIsNear } from "@dioptra/ui";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useRef } from "react";
import { FormattedMessage } from "react-intl";
import { images } from "#configuration/images.ts";
import { photograph } from "#domain/media/picture.ts";
import { photosQuery } from "../../queries/home.ts";
import { useConsent } from "../../state/useShop.ts";
import * as styles from "./HomeView.css.ts";
import { nearby } from "./LaterShelf.tsx";

/** The shop's photographs from social media, once the shopper has consented; nothing if they cannot be loaded. */
export function HomePhotos() {
  const client = useRouteContext({ from: "__root__", select: (context) => context.client });
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, nearby);
  const isAllowed = useConsent("photos");
  const { data: photos = [] } = useQuery({ ...photosQuery(client), enabled: isAllowed && isNear });
  // A grid of pairs has no gap at its end.
  const shown = isAllowed ? photos.slice(0, photos.length - (photos.length % 2)) : [];
  return (
    <div ref={place} className={shown.length > 0 ? styles.shelf : undefined}>
      {shown.length > 0 && (
        <PhotoFeed
          title={<FormattedMessage id="home.photos" />}
          photos={shown.map(({ picture, caption, href }) =>
            Object.assign(photograph(picture, images.feed), { id: picture.name, alt: caption, href }),
          )}
        />
      )}
    </div>
  );
}
