import type { CatalogAnswer, Client } from '@prostora/api-client';
import type { EventQuery } from '@prostora/contracts';
import type { ParsedEvent } from '../../lib/event/read-event.ts';

export type CatalogFailure = 'offline' | 'server';
export type CatalogData = ParsedEvent & {
  answer: CatalogAnswer;
  /** The event of the address where a sentence adds to it; null without a sentence. */
  explicit: EventQuery | null;
  /** Set in the browser when a later load failed; the answer is then the previous one. */
  failure: CatalogFailure | null;
};

type DocumentData = { loaded: CatalogData; url: URL };
const documents = new WeakMap<Client, DocumentData>();

/** Remembers the data of the document, which the loader has not seen. */
export function rememberDocument(api: Client, shown: DocumentData): void {
  if (!documents.has(api) && !shown.loaded.failure) documents.set(api, shown);
}

export const findDocument = (api: Client): DocumentData | undefined => documents.get(api);
