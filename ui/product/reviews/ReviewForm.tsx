import { useWatch } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { InlineNotice } from "../../feedback/InlineNotice.tsx";
import { Radio, RadioBox, RadioGroup } from "../../forms/RadioGroup.tsx";
import { RefusalNotice } from "../../forms/submission/RefusalNotice.tsx";
import type { FormRefusal, SubmissionProps } from "../../forms/submission/submission.ts";
import { TextArea } from "../../forms/TextArea.tsx";
import { TextField } from "../../forms/TextField.tsx";
import { useCheckedForm } from "../../forms/useCheckedForm.ts";
import { Button } from "../../primitives/Button.tsx";
import { leadsElsewhere, Link } from "../../primitives/Link.tsx";
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

interface ReviewFormBase extends SubmissionProps {
  /** Whether the shopper may review the product. */
  permission: ReviewPermission;
  /** The login page, for guests. */
  loginHref: string;
  /** Called instead of following the link to the login page, where a login can be opened over the page. */
  onLogIn?: () => void;
  /** The initial nickname. @default "" */
  nickname?: string;
  /** The review that is changed; without one a new one is written. */
  review?: ReviewValue;
  /** Whether it was sent and waits for moderation. @default false */
  sent?: boolean;
  /** Called with a valid review. */
  onSubmit: (review: ReviewValue) => void;
}

export type ReviewFormProps = ReviewFormBase & FormRefusal<"not-bought" | "already-reviewed">;

const empty = { rating: "", title: "", detail: "", nickname: "" } satisfies TypedReview;

/**
 * Renders the form for a review: stars, title, text and a nickname. Reviews are moderated before they are published.
 */
export function ReviewForm({ permission, sent = false, loginHref, onLogIn, ...form }: ReviewFormProps) {
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
          <Link
            href={loginHref}
            {...(onLogIn && {
              onClick: (event) => {
                if (leadsElsewhere(event)) return;
                event.preventDefault();
                onLogIn();
              },
            })}
          >
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

type FieldsProps = Omit<ReviewFormBase, "permission" | "loginHref" | "onLogIn" | "sent"> &
  FormRefusal<"not-bought" | "already-reviewed">;

function Fields({
  nickname = "",
  review,
  pending = false,
  refused,
  retryAt,
  timeZone = "Europe/Warsaw",
  onSubmit,
}: FieldsProps) {
  const intl = useIntl();
  const { form, errors } = useCheckedForm<TypedReview, ReviewValue, ReviewErrors>(
    checkReview,
    review ? { ...review, rating: String(review.rating) } : { ...empty, nickname },
  );
  const { ref, name } = form.register("rating");
  const rating = useWatch({ control: form.control, name: "rating" });
  const error = (name: ReviewField, maximum: number) => {
    const problem = errors[name];
    return problem && intl.formatMessage({ id: problemMessages[name][problem] }, { maximum });
  };
  return (
    <form className={styles.form} noValidate onSubmit={form.handleSubmit((value) => onSubmit(value))}>
      <div className={styles.rating}>
        <RadioGroup
          ref={ref}
          name={name}
          legend={<FormattedMessage id="ui.reviewForm.rating" />}
          value={rating || null}
          onChange={(stars) => form.setValue("rating", stars, { shouldValidate: form.formState.isSubmitted })}
          error={error("rating", 5)}
        >
          <RadioBox>
            {["5", "4", "3", "2", "1"].map((each) => (
              <Radio key={each} value={each} label={<Stars rating={Number(each)} />} />
            ))}
          </RadioBox>
        </RadioGroup>
      </div>
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
      <RefusalNotice
        refused={refused}
        retryAt={retryAt}
        pending={pending}
        timeZone={timeZone}
        sentences={{
          "not-bought": <FormattedMessage id={permissionMessages["not-bought"]} />,
          "already-reviewed": <FormattedMessage id={permissionMessages["already-reviewed"]} />,
        }}
      />
      <Button type="submit" pending={pending}>
        <FormattedMessage id={pending ? "ui.reviewForm.pending" : "ui.reviewForm.submit"} />
      </Button>
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
