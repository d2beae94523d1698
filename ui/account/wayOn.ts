/** Where it goes on beside a form: to log in, or back to the shop that has no page for that. */
export type WayOn =
  | {
      loginHref: string;
      homeHref?: undefined;
    }
  | {
      loginHref?: undefined;
      homeHref: string;
    };
