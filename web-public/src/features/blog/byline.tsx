import type { BlogCard } from '@prostora/api-client';
import { formatDate } from '@prostora/strings';
import { blogTexts as texts } from '@prostora/strings/cs/blog.ts';
import type { ReactNode } from 'react';
import styles from './byline.module.css';

const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

/** Author, publication date and reading time of a post. */
export const Byline = ({
  post: { author_name: author, published_at: published, minutes },
  large = false,
}: {
  post: Pick<BlogCard, 'author_name' | 'published_at' | 'minutes'>;
  large?: boolean;
}): ReactNode => (
  <p className={styles['byline']}>
    {large && author && (
      <span className={styles['mark']} aria-hidden="true">
        {initials(author)}
      </span>
    )}
    <span>
      {author && (
        <>
          <span className={large ? styles['author'] : undefined}>{author}</span> ·{' '}
        </>
      )}
      {published ? <time dateTime={published}>{formatDate(published)}</time> : texts.notPublished} ·{' '}
      {texts.minutes(minutes)}
    </span>
  </p>
);
