import type { BlogCard } from '@prostora/api-client';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { Picture, classNames } from '@prostora/ui';
import type { ReactNode } from 'react';
import { FIRST_SIZES } from './blog-head.ts';
import { Byline } from './byline.tsx';
import styles from './post-card.module.css';

const SIZES = '(max-width: 600px) 92vw, (max-width: 1024px) 45vw, 430px';

/** A post in a list; the whole card is one link. The first one is large and shows its perex. */
export function PostCard({
  post,
  first = false,
  headingLevel = 2,
}: {
  post: BlogCard;
  first?: boolean;
  headingLevel?: 2 | 3;
}): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(styles['card'], first && styles['first'])}>
      <div className={styles['photo']}>
        <Picture image={post.cover} sizes={first ? FIRST_SIZES : SIZES} eager={first} />
      </div>
      <div className={styles['words']}>
        {post.category && <p className={styles['category']}>{post.category.name}</p>}
        <Heading className={styles['title']}>
          <Link className={styles['link']} to={post.url}>
            {bindSpaces(post.title)}
          </Link>
        </Heading>
        {post.perex && <p className={styles['perex']}>{bindSpaces(post.perex)}</p>}
        <Byline post={post} />
      </div>
    </article>
  );
}
