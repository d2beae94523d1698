import * as z from "zod/mini";
import {
  type ContentBlock,
  type ContentNode,
  type ContentPage,
  type FrontBlock,
  parsePassages,
  type Question,
} from "#domain/content.ts";
import { entitySearch } from "../wire/entitySearch.ts";
import { numeric } from "../wire/value.ts";

/** A page of text. Its title and content are our choice (docs/specification/content.md#content-2). */
const wirePage = z.object({
  id: numeric,
  code: z.nullish(z.string()),
  identifier: z.string(),
  title: z.string(),
  meta_description: z.nullish(z.string()),
  content: z.string(),
});
export type WirePage = z.input<typeof wirePage>;

export const page = z.pipe(
  wirePage,
  z.transform(({ id, code, identifier, title, meta_description, content }): ContentPage => ({
    id,
    code: code ?? identifier,
    identifier,
    title,
    metaDescription: meta_description ?? "",
    body: parsePassages(content),
  })),
);

const wireBlock = z.object({
  id: numeric,
  code: z.nullish(z.string()),
  identifier: z.string(),
  title: z.nullish(z.string()),
  content: z.string(),
});
export type WireBlock = z.input<typeof wireBlock>;

const block = z.pipe(
  wireBlock,
  z.transform(({ id, code, identifier, title, content }): ContentBlock => ({
    id,
    code: code ?? identifier,
    title: title ?? "",
    body: parsePassages(content),
  })),
);

/** The place of a page in the hierarchy, in a form of our choice (docs/specification/content.md#content-2). */
const wireNode = z.object({
  id: numeric,
  parent_id: z.nullish(numeric),
  page_id: numeric,
  identifier: z.string(),
  title: z.string(),
  level: numeric,
  position: numeric,
});
export type WireNode = z.input<typeof wireNode>;

const node = z.pipe(
  wireNode,
  z.transform(({ id, parent_id, identifier, title }): ContentNode => ({
    id,
    parentId: parent_id ?? null,
    identifier,
    title,
  })),
);

/** A text for a section of a page (docs/specification/content.md#content-3). */
const wireFrontBlock = z.object({
  id: numeric,
  page: z.string(),
  section: z.string(),
  title: z.nullish(z.string()),
  content: z.nullish(z.string()),
  url: z.nullish(z.string()),
});
export type WireFrontBlock = z.input<typeof wireFrontBlock>;

const frontBlock = z.pipe(
  wireFrontBlock,
  z.transform(({ page, section, title, content, url }): FrontBlock => ({
    page,
    section,
    title: title ?? "",
    text: content ?? "",
    href: url ?? null,
  })),
);

/** A frequently asked question (docs/specification/content.md#content-4). */
const wireQuestion = z.object({
  id: numeric,
  code: z.string(),
  category_code: z.string(),
  position: numeric,
  question: z.string(),
  answer: z.string(),
});
export type WireQuestion = z.input<typeof wireQuestion>;

const question = z.pipe(
  wireQuestion,
  z.transform(({ code, category_code, question, answer }): Question => ({
    code,
    categoryCode: category_code,
    question,
    answer,
  })),
);

export const cmsEndpoints = {
  cmsPages: entitySearch("cms_page", page),
  cmsBlocks: entitySearch("cms_block", block),
  cmsHierarchy: entitySearch("cms_hierarchy", node),
  frontBlocks: entitySearch("front_block", frontBlock),
  /** Sorted by `sort=position:asc`. Can be filtered by `category_code` and `code`. */
  questions: entitySearch("cms_faq", question),
};
