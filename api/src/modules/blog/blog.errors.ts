import { DomainError } from '../../platform/errors/index.ts';

export const noPost = (): DomainError => new DomainError('not-found', 'NOTFOUND');
export const postGone = (): DomainError => new DomainError('gone', 'GONE');
/** The post moved: its page leads there for good. */
export const postMoved = (to: string): DomainError =>
  new DomainError('not-found', 'NOTFOUND', { extra: { redirect_to_url: to } });
export const noTerm = (): DomainError => new DomainError('not-found', 'NOTFOUND');
/** Posts have the term; they can be given another one. */
export const termInUse = (posts: number): DomainError =>
  new DomainError('conflict', 'IN_USE', { extra: { uses: { posts } } });
export const stepNotAllowed = (): DomainError => new DomainError('conflict', 'POST_STATE');
