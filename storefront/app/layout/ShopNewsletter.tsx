import { Button, Dialog, Text } from "@dioptra/ui";
import { FormattedMessage } from "react-intl";
import { offer } from "#configuration/offer.ts";
import { NewsletterSignUp } from "../components/NewsletterSignUp.tsx";
import { useShop } from "../state/useShop.ts";
import { useCloseOnNavigation } from "./navigation.ts";
import * as styles from "./ShopNewsletter.css.ts";

/** The newsletter, offered over the page. Saying no is as easy as signing up. */
export function ShopNewsletter() {
  const { panels } = useShop();
  useCloseOnNavigation(panels.close);
  return (
    <Dialog
      open
      onClose={panels.close}
      title={<FormattedMessage id="footer.newsletter.title" values={{ discount: offer.newsletterDiscount / 100 }} />}
    >
      <div className={styles.content}>
        <Text>
          <FormattedMessage id="footer.newsletter.text" />
        </Text>
        <NewsletterSignUp />
        <Button variant="line" width="full" onClick={panels.close}>
          <FormattedMessage id="newsletter.no" />
        </Button>
      </div>
    </Dialog>
  );
}
