import { FormattedMessage } from "react-intl";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { VisuallyHidden } from "../primitives/VisuallyHidden.tsx";
import { item, list } from "./AddressBook.css.ts";

/** Two addresses are what most people have. */
export function AddressBookSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden aria-live="polite">
        <FormattedMessage id="ui.addressBook.loading" />
      </VisuallyHidden>
      <div className={list}>
        {[1, 2].map((each) => (
          <div key={each} className={item({ holds: "card" })}>
            <Skeleton shape="line" length="short" />
            <Skeleton shape="line" length="long" />
            <Skeleton shape="line" length="long" />
            <Skeleton shape="line" length="short" />
          </div>
        ))}
      </div>
    </div>
  );
}
