import { editTexts } from '@prostora/strings/cs/editor.ts';
import { ButtonLink } from '@prostora/ui';
import type { ReactNode } from 'react';
import { buildEditUrl } from '../../../lib/edit-url.ts';
import { Pencil } from './icons.ts';
import styles from './owner-bar.module.css';

/** Bar with the edit link, for users who may edit the space. */
export function OwnerBar({ url }: { url: string }): ReactNode {
  return (
    <div className={styles['bar']} role="region" aria-label={editTexts.owner.bar}>
      <span>{editTexts.owner.note}</span>
      <ButtonLink size="sm" to={buildEditUrl(url)}>
        <Pencil aria-hidden />
        {editTexts.owner.edit}
      </ButtonLink>
    </div>
  );
}
