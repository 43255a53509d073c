import { DomainError } from '../../platform/errors/index.ts';
import type { ItemUsage } from './taxonomy-usage.service.ts';

export const taxonomyItemNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');

/** Carries the numbers of references, so that the operator can remove them first. */
export const taxonomyItemInUse = ({ spaces, inquiries, seoUrls }: ItemUsage): DomainError =>
  new DomainError('conflict', 'IN_USE', { extra: { uses: { spaces, inquiries, seo_urls: seoUrls } } });
