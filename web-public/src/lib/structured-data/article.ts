import type { BlogPosting } from 'schema-dts';
import { PUBLISHER, given, type Node } from './node.ts';

export type ArticleFacts = {
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

export const blogPosting = (facts: ArticleFacts): Node<BlogPosting> =>
  given<Node<BlogPosting>>({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: facts.headline,
    description: facts.description,
    url: facts.url,
    mainEntityOfPage: facts.url,
    image: facts.images,
    datePublished: facts.publishedAt,
    dateModified: facts.modifiedAt ?? facts.publishedAt,
    author: facts.author ? { '@type': 'Person', name: facts.author } : PUBLISHER,
    publisher: PUBLISHER,
    articleSection: facts.category,
    keywords: facts.keywords?.join(', '),
    wordCount: facts.words,
    inLanguage: 'cs-CZ',
  });
