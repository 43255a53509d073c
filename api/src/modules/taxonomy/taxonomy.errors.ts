import { DomainError } from '../../platform/errors/index.ts';
import type { TermUses } from './term-uses.service.ts';

export const noTerm = (): DomainError => new DomainError('not-found', 'NOTFOUND');

/** Carries the numbers of references, so that the operator can remove them first. */
export const termInUse = ({ spaces, inquiries, seoUrls }: TermUses): DomainError =>
  new DomainError('conflict', 'IN_USE', { extra: { uses: { spaces, inquiries, seo_urls: seoUrls } } });
