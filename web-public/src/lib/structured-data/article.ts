import type { BlogPosting } from 'schema-dts';
import { PUBLISHER, omitEmpty, type Node } from './node.ts';

export type ArticleDetails = {
  headline: string;
  url: string;
  description?: string | null;
  images?: readonly string[];
  /** ISO 8601. */
  publishedAt: string;
  modifiedAt?: string | null;
  /** A person's name; without one the site itself is the author. */
  author?: string | null;
  category?: string | null;
  keywords?: readonly string[];
  words?: number | null;
};

export const buildBlogPosting = (details: ArticleDetails): Node<BlogPosting> =>
  omitEmpty<Node<BlogPosting>>({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: details.headline,
    description: details.description,
    url: details.url,
    mainEntityOfPage: details.url,
    image: details.images,
    datePublished: details.publishedAt,
    dateModified: details.modifiedAt ?? details.publishedAt,
    author: details.author ? { '@type': 'Person', name: details.author } : PUBLISHER,
    publisher: PUBLISHER,
    articleSection: details.category,
    keywords: details.keywords?.join(', '),
    wordCount: details.words,
    inLanguage: 'cs-CZ',
  });
