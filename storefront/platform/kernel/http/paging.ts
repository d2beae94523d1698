import type { Context } from "hono";

/** A page of a list, counted from 1. */
export interface Page {
  readonly size: number;
  readonly number: number;
}

const whole = (text: string | undefined, fallback: number, most: number) => {
  const asked = text === undefined || !/^\d{1,9}$/.test(text) ? fallback : Number(text);
  return Math.min(Math.max(asked, 1), most);
};

const mostOnPage = 100;
const lastPage = 100_000;

/** Which page is asked for. What is no number is the usual one; more than any page holds is as much as one does. */
export const pageOf = (c: Context, usualSize: number, firstPage: number): Page => ({
  size: whole(c.req.query("pageSize"), usualSize, mostOnPage),
  number: whole(c.req.query("currentPage"), firstPage, lastPage),
});
