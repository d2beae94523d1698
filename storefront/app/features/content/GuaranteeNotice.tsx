import { Image } from "@dioptra/ui";
import { useIntl } from "react-intl";
import { images } from "#configuration/images.ts";
import { type Master, photograph } from "#domain/media/picture.ts";
import * as styles from "./GuaranteeNotice.css.ts";

/** The official notice of the legal guarantee, as a picture; the text of the page says the same in words. */
export function GuaranteeNotice({ notice }: { readonly notice: Master }) {
  const intl = useIntl();
  const { src, dense } = photograph(notice, images.notice);
  return (
    <div className={styles.notice}>
      <Image
        src={src}
        {...(dense !== undefined && { srcSet: `${src}, ${dense} 2x` })}
        alt={intl.formatMessage({ id: "page.guaranteeNotice" })}
        fit="contain"
        {...images.notice}
      />
    </div>
  );
}
