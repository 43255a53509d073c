import type { FAQPage, WebPage } from 'schema-dts';
import { SITE, omitEmpty, type Node } from './node.ts';

/** Questions and answers as on the page; an answer may hold simple HTML. */
export const buildFaqPage = (questions: readonly { question: string; answer: string }[]): Node<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export type WebPageDetails = {
  name: string;
  url: string;
  description?: string | null;
  modifiedAt?: string | null;
  type?: 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage';
};

export const buildWebPage = ({
  type = 'WebPage',
  name,
  url,
  description,
  modifiedAt,
}: WebPageDetails): Node<WebPage> =>
  omitEmpty<Node<WebPage>>({
    '@context': 'https://schema.org',
    '@type': type,
    name,
    description,
    url,
    dateModified: modifiedAt,
    isPartOf: SITE,
    inLanguage: 'cs-CZ',
  });
