import { Suspense, lazy } from 'react';
import type { ArticleEditorProps } from '@prostora/ui/rich-text/article-editor.tsx';
import { SkeletonBar } from '../layout/skeleton.tsx';

const ArticleField = lazy(() => import('./article-field.tsx'));

type ArticleInputProps = Pick<ArticleEditorProps, 'label'> &
  Partial<Pick<ArticleEditorProps, 'id' | 'value' | 'onChange' | 'hint' | 'error' | 'onEditor'>>;

/**
 * Lazily loaded article editor, usable as a form control. A skeleton of the same height is shown until it
 * loads.
 */
export const ArticleInput = ({ id = 'article', value = '', onChange, ...props }: ArticleInputProps) => (
  <Suspense fallback={<SkeletonBar width="100%" height={320} />}>
    <ArticleField {...props} id={id} value={value} onChange={(html) => onChange?.(html)} />
  </Suspense>
);
