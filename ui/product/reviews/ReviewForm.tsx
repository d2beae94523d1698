import { useController } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Radio, RadioBox, RadioGroup } from "../../forms/RadioGroup.tsx";
import { TextArea } from "../../forms/TextArea.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useCheckedForm } from "../../forms/useCheckedForm.ts";
import { Button } from "../../primitives/Button.tsx";
import { Link } from "../../primitives/Link.tsx";
import {
  checkReview,
  type ReviewErrors,
  type ReviewField,
  type ReviewProblem,
  type ReviewValue,
  type TypedReview,
} from "../../rules/review.ts";
import { maximumLengths } from "../../rules/maximumLengths.ts";
import * as styles from "./ReviewForm.css.ts";
import { Stars } from "./Stars.tsx";

/** Whether this shopper may review the product: buyers only, once each (docs/specification/products.md#product-33). */
export type ReviewPermission = "allowed" | "checking" | "not-logged-in" | "not-bought" | "already-reviewed" | "unknown";

export interface ReviewFormProps {
  /** Whether the shopper may review the product. */
  permission: ReviewPermission;
  /** The login page, for guests. */
  loginHref: string;
  /** The initial nickname. @default "" */
  nickname?: string;
  /** Whether the review is being sent; the fields keep their values. @default false */
  pending?: boolean;
  /** Whether it was sent and waits for moderation. @default false */
  sent?: boolean;
  /** Why the server refused it; typed values stay. */
  refused?: "failed" | "offline" | "not-bought";
  /** Called with a valid review. */
  onSubmit: (review: ReviewValue) => void;
}

const empty = { rating: "", title: "", detail: "", nickname: "" } satisfies TypedReview;

/**
 * Renders the form for a review: stars, title, text and a nickname. Reviews are moderated before they are published.
 */
export function ReviewForm({ permission, sent = false, loginHref, ...form }: ReviewFormProps) {
  if (sent) {
    return (
      <output>
        <InlineNotice type="success">
          <FormattedMessage id="ui.reviewForm.sent" />
        </InlineNotice>
      </output>
    );
  }
  if (permission === "allowed") return <Fields {...form} />;
  return (
    <div aria-busy={permission === "checking"}>
      <InlineNotice type="info">
        <FormattedMessage id={permissionMessages[permission]} />{" "}
        {permission === "not-logged-in" && (
          <Link href={loginHref}>
            <FormattedMessage id="ui.reviewForm.logIn" />
          </Link>
        )}
      </InlineNotice>
    </div>
  );
}

const permissionMessages = {
  checking: "ui.reviewForm.checking",
  "not-logged-in": "ui.reviewForm.notLoggedIn",
  "not-bought": "ui.reviewForm.notBought",
  "already-reviewed": "ui.reviewForm.alreadyReviewed",
  unknown: "ui.reviewForm.unknown",
} as const satisfies Record<Exclude<ReviewPermission, "allowed">, string>;

const refusals = {
  failed: "ui.reviewForm.failed",
  offline: "ui.reviewForm.offline",
  "not-bought": "ui.reviewForm.notBought",
} as const;

type FieldsProps = Omit<ReviewFormProps, "permission" | "loginHref" | "sent">;

function Fields({ nickname = "", pending = false, refused, onSubmit }: FieldsProps) {
  const intl = useIntl();
  const { form, errors } = useCheckedForm<TypedReview, ReviewValue, ReviewErrors>(checkReview, { ...empty, nickname });
  const {
    field: { ref, value: rating, onChange },
  } = useController({ control: form.control, name: "rating" });
  const error = (name: ReviewField, maximum: number) => {
    const problem = errors[name];
    return problem && intl.formatMessage({ id: problemMessages[name][problem] }, { maximum });
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((value) => onSubmit(value))}>
      <RadioGroup
        ref={ref}
        name="rating"
        legend={<FormattedMessage id="ui.reviewForm.rating" />}
        value={rating || null}
        onChange={onChange}
        error={error("rating", 5)}
      >
        <RadioBox>
          {["5", "4", "3", "2", "1"].map((each) => (
            <Radio key={each} value={each} label={<Stars rating={Number(each)} />} />
          ))}
        </RadioBox>
      </RadioGroup>
      <div className={styles.whole}>
        <TextField
          {...form.register("title")}
          label={<FormattedMessage id="ui.reviewForm.title" />}
          error={error("title", maximumLengths.reviewTitle)}
          aria-required
        />
      </div>
      <div className={styles.whole}>
        <TextArea
          {...form.register("detail")}
          label={<FormattedMessage id="ui.reviewForm.detail" />}
          hint={<FormattedMessage id="ui.reviewForm.detailHint" />}
          maximum={maximumLengths.reviewDetail}
          error={error("detail", maximumLengths.reviewDetail)}
          aria-required
        />
      </div>
      <div className={styles.whole}>
        <TextField
          {...form.register("nickname")}
          autoComplete="nickname"
          label={<FormattedMessage id="ui.reviewForm.nickname" />}
          hint={<FormattedMessage id="ui.reviewForm.nicknameHint" />}
          error={error("nickname", maximumLengths.nickname)}
          aria-required
        />
      </div>
      <div>
        <output className={styles.refusal}>
          {refused && !pending && (
            <InlineNotice type="error">
              <FormattedMessage id={refusals[refused]} />
            </InlineNotice>
          )}
        </output>
        <Button type="submit" pending={pending}>
          <FormattedMessage id={pending ? "ui.reviewForm.pending" : "ui.reviewForm.submit"} />
        </Button>
      </div>
    </form>
  );
}

const tooLong = "ui.reviewForm.tooLong";
const problemMessages = {
  rating: { required: "ui.reviewForm.ratingRequired", "too-long": tooLong, address: tooLong },
  title: { required: "ui.reviewForm.titleRequired", "too-long": tooLong, address: tooLong },
  detail: { required: "ui.reviewForm.detailRequired", "too-long": tooLong, address: tooLong },
  nickname: {
    required: "ui.reviewForm.nicknameRequired",
    "too-long": tooLong,
    address: "ui.reviewForm.nicknameAddress",
  },
} as const satisfies Record<ReviewField, Record<ReviewProblem, string>>;
