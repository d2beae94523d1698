import { FaceShapeGuide } from "@dioptra/ui";
import { faceShapes, type FaceShape, type Silhouette } from "@dioptra/ui/eyewear";
import { FormattedMessage, useIntl } from "react-intl";
import { faceLink, type GuideLink, silhouetteLink, silhouettes } from "#domain/catalog/frameGuides.ts";
import { GuidePage } from "./GuidePage.tsx";
import { useFrames } from "./useFrames.ts";

/** Returns an entry for each key: the link, or only the name where the shop has no such frames. */
const entriesOf = <Key extends string>(
  keys: readonly Key[],
  linkOf: (key: Key) => Partial<GuideLink> | null,
  nameOf: (key: Key) => string,
) =>
  Object.fromEntries(keys.map((key) => [key, { label: nameOf(key), ...linkOf(key) }])) as Readonly<
    Record<Key, GuideLink>
  >;

/** The guide that says which frames suit which face. */
export function FaceShapeView() {
  const intl = useIntl();
  const { list, href } = useFrames();
  const faces = entriesOf<FaceShape>(
    faceShapes,
    (face) => list && faceLink(list, face),
    (face) => intl.formatMessage({ id: `guide.face.${face}` }),
  );
  const frames = entriesOf<Silhouette>(
    silhouettes,
    (silhouette) => list && silhouetteLink(list, silhouette),
    (silhouette) => intl.formatMessage({ id: `guide.silhouette.${silhouette}` }),
  );
  // The filter's name describes a rim, which Polish inflects differently from frames.
  const rimless = { ...frames.rimless, label: intl.formatMessage({ id: "guide.silhouette.rimless" }) };
  return (
    <GuidePage guide="faces" lead={<FormattedMessage id="guide.faces.lead" />} framesHref={href}>
      <FaceShapeGuide faces={faces} frames={{ ...frames, rimless }} />
    </GuidePage>
  );
}
