/** Brings the code that asks the provider, which otherwise comes with the first question. */
export const loadClient = () => import("#client/createClient.ts");
