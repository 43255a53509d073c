import type { TaxonomyAnswer } from '@prostora/api-client';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { Button, Skeleton } from '@prostora/ui';
import type { ReactNode } from 'react';
import { TagPicker } from '../../../components/tags/tag-picker.tsx';
import { findShownError } from './editor-state.ts';
import { Section } from './section.tsx';
import styles from './space-editor.module.css';
import type { SpaceEditor } from './use-space-editor.ts';
import type { Taxonomy } from './use-taxonomy.ts';

type TagSectionProps = { editor: SpaceEditor; taxonomy: Taxonomy };

/** Purposes, equipment and services of the space. */
export function TagSection({ editor: { state, store }, taxonomy }: TagSectionProps): ReactNode {
  const picker = (found: TaxonomyAnswer): ReactNode => (
    <TagPicker
      taxonomy={found}
      value={state.values}
      error={findShownError(state, 'purposes')}
      onChange={(tags) => {
        store.change({ purposes: tags.purposes, attributes: tags.attributes });
        store.touch('purposes');
      }}
    />
  );
  return (
    <Section id="tags" title={editTexts.sections.tags} step="editTags">
      {taxonomy.found ? (
        picker(taxonomy.found)
      ) : taxonomy.failed ? (
        <p className={styles['failed']} role="alert">
          {editTexts.tagsFailed}{' '}
          <Button size="sm" onClick={taxonomy.retry}>
            {editTexts.retry}
          </Button>
        </p>
      ) : (
        <Skeleton className={styles['waiting']} />
      )}
    </Section>
  );
}
