import type { BlogPost, SpaceCard } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { blogTexts as texts } from '@prostora/strings/cs/blog.ts';
import { Breadcrumbs, Button, Picture } from '@prostora/ui';
import { Share2 } from '@prostora/ui/page-icons.ts';
import { Article } from '@prostora/ui/article/article.tsx';
import type { ReactNode } from 'react';
import { sharePage } from '../../lib/share-page.ts';
import { COVER_SIZES, buildPostBreadcrumbs } from './blog-head.ts';
import { Byline } from './byline.tsx';
import { Contents } from './contents.tsx';
import styles from './post-view.module.css';

type PostViewProps = { post: BlogPost; spaces: readonly SpaceCard[]; after?: ReactNode };

/** A post: title, perex, author, cover, contents and text. */
export const PostView = ({ post, spaces, after }: PostViewProps): ReactNode => (
  <div className="page-width">
    <article>
      <header className={styles['head']}>
        <Breadcrumbs items={buildPostBreadcrumbs(post)} />
        <h1 className={styles['title']}>{bindSpaces(post.title)}</h1>
        {post.perex && <p className={styles['perex']}>{bindSpaces(post.perex)}</p>}
        <div className={styles['meta']}>
          <Byline post={post} large />
          <Button
            className="needs-script"
            variant="ghost"
            onClick={() => void sharePage(post.title, post.url)}
          >
            <Share2 />
            {texts.share}
          </Button>
        </div>
      </header>
      {post.cover && (
        <figure className={styles['cover']}>
          <div className={styles['photo']}>
            <Picture image={post.cover} sizes={COVER_SIZES} eager />
          </div>
          {post.cover_caption && (
            <figcaption className={styles['caption']}>{bindSpaces(post.cover_caption)}</figcaption>
          )}
        </figure>
      )}
      <div className={styles['columns']}>
        <div>
          <Contents headings={post.contents} />
        </div>
        <div className={styles['text']}>
          <Article html={post.html} spaces={spaces} />
          {post.tags.length > 0 && (
            <ul className={styles['tags']} aria-label={texts.tags}>
              {post.tags.map(({ name, slug }) => (
                <li key={slug}>
                  <Link className="text-link" to={urls.blogList({ tag: slug })}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
    {after}
  </div>
);
