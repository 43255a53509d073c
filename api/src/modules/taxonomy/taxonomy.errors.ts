import { DomainError } from '../../platform/errors/index.ts';
import type { TermUses } from './term-uses.service.ts';

export const noTerm = (): DomainError => new DomainError('not-found', 'NOTFOUND');

/** Says by what the term is used, so that the operator knows what to do first. */
export const termInUse = ({ spaces, inquiries, seoUrls }: TermUses): DomainError =>
  new DomainError('conflict', 'IN_USE', { extra: { uses: { spaces, inquiries, seo_urls: seoUrls } } });
