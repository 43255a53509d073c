import type { BlogPost } from '@prostora/api-client';
import { useLoaderData } from '@prostora/nav';
import { blogTexts as texts } from '@prostora/strings/cs/blog.ts';
import { Eye } from '@prostora/ui/page-icons.ts';
import type { ReactNode } from 'react';
import { previewHandle } from './blog-head.ts';
import type { PostData } from './blog.loader.ts';
import { PostView } from './post-view.tsx';
import styles from './preview.page.module.css';

export const handle = previewHandle;

/** Preview of a post, accessible by its secret link. */
export function Component(): ReactNode {
  const { answer: post, spaces } = useLoaderData<PostData<BlogPost>>();
  return (
    <>
      <p className={styles['notice']} role="note">
        <Eye />
        {texts.preview}
      </p>
      <PostView post={post} spaces={spaces} />
    </>
  );
}
