import { DomainError } from '../../../platform/errors/index.ts';

export const postNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const postGone = (): DomainError => new DomainError('gone', 'GONE');
/** The post has a new slug: the page redirects permanently. */
export const postMoved = (to: string): DomainError =>
  new DomainError('not-found', 'NOTFOUND', { extra: { redirect_to_url: to } });
export const taxonNotFound = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Posts use it; they can be moved to another one. */
export const taxonInUse = (posts: number): DomainError =>
  new DomainError('conflict', 'IN_USE', { extra: { uses: { posts } } });
export const stepNotAllowed = (): DomainError => new DomainError('conflict', 'POST_STATE');
