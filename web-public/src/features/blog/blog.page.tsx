import type { BlogAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link, useLoaderData } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { blogTexts as texts } from '@prostora/strings/cs/blog.ts';
import { Breadcrumbs, ButtonLink, EmptyState, Pagination } from '@prostora/ui';
import type { ReactNode } from 'react';
import { blogHandle, buildListBreadcrumbs } from './blog-head.ts';
import styles from './blog.page.module.css';
import { PostCard } from './post-card.tsx';

export const handle = blogHandle;

/** List of posts by category, tag and page; the newest one is large. */
export function Component(): ReactNode {
  const answer = useLoaderData<BlogAnswer>();
  const { items, category, tag, page, nr_of_pages: pages } = answer;
  const [first, ...others] = items;
  const steps = buildListBreadcrumbs(answer);
  const isStart = page === 1 && tag === null;
  return (
    <div className="page-width">
      <header className={styles['head']}>
        {steps.length > 0 && <Breadcrumbs items={steps} />}
        <h1 className={styles['title']}>
          {bindSpaces(tag ? texts.ofTag(tag.name) : (category?.name ?? texts.heading))}
        </h1>
        {!category && !tag && <p className={styles['lead']}>{texts.lead}</p>}
      </header>
      <Categories answer={answer} />
      {first === undefined && (
        <EmptyState
          title={texts.empty}
          reason=""
          action={<ButtonLink to={urls.blog}>{texts.emptyAction}</ButtonLink>}
        />
      )}
      {isStart && first && (
        <div className={styles['first']}>
          <PostCard post={first} first />
        </div>
      )}
      <div className={styles['grid']}>
        {(isStart ? others : items).map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <Pagination
        page={page}
        count={pages}
        toUrl={(number) =>
          urls.blogList({ category: category?.slug ?? null, tag: tag?.slug ?? null, page: number })
        }
      />
    </div>
  );
}

/** Links to the categories and the feed. */
const Categories = ({ answer: { categories, category, tag } }: { answer: BlogAnswer }): ReactNode => (
  <nav className={styles['bar']} aria-label={texts.categories}>
    <ul className={styles['categories']}>
      <li>
        <Link
          className={styles['category']}
          to={urls.blog}
          aria-current={category === null && tag === null ? 'page' : undefined}
        >
          {texts.all}
        </Link>
      </li>
      {categories.map(({ name, slug }) => (
        <li key={slug}>
          <Link
            className={styles['category']}
            to={urls.blogList({ category: slug })}
            aria-current={category?.slug === slug && tag === null ? 'page' : undefined}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
    <a className="text-link small" href={urls.blogFeed}>
      {texts.feed}
    </a>
  </nav>
);
