import type { BlogPostAnswer } from '@prostora/api-client';
import { Link, useLoaderData } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { blogTexts as texts } from '@prostora/strings/cs/blog.ts';
import { ArrowLeft, ArrowRight } from '@prostora/ui';
import type { ReactNode } from 'react';
import { postHandle } from './blog-head.ts';
import type { PostData } from './blog.loader.ts';
import { PostCard } from './post-card.tsx';
import { PostView } from './post-view.tsx';
import styles from './post.page.module.css';

export const handle = postHandle;

/** A post with links to its neighbours and related posts. */
export function Component(): ReactNode {
  const {
    answer: { post, related, previous, next },
    spaces,
  } = useLoaderData<PostData<BlogPostAnswer>>();
  return (
    <PostView
      key={post.id}
      post={post}
      spaces={spaces}
      after={
        <>
          {(previous || next) && (
            <nav className={styles['neighbours']} aria-label={texts.neighbours}>
              {previous && (
                <Link className={styles['neighbour']} to={previous.url} rel="prev">
                  <span className={styles['kind']}>
                    <ArrowLeft />
                    {texts.previous}
                  </span>
                  {bindSpaces(previous.title)}
                </Link>
              )}
              {next && (
                <Link className={`${styles['neighbour']} ${styles['next']}`} to={next.url} rel="next">
                  <span className={styles['kind']}>
                    {texts.next}
                    <ArrowRight />
                  </span>
                  {bindSpaces(next.title)}
                </Link>
              )}
            </nav>
          )}
          {related.length > 0 && (
            <section className={styles['related']} aria-labelledby="related-title">
              <h2 id="related-title">{texts.related}</h2>
              <div className={styles['grid']}>
                {related.map((other) => (
                  <PostCard key={other.id} post={other} headingLevel={3} />
                ))}
              </div>
            </section>
          )}
        </>
      }
    />
  );
}
