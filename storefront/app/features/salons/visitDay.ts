/** How the day of a visit is written, such as "Tuesday, 1 December". */
export const visitDay = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
