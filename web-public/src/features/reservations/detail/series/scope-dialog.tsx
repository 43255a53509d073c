import { seriesTexts } from '@prostora/strings/cs/series.ts';
import { Button, Modal } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './series.module.css';

const texts = seriesTexts.scope;

/** Asks whether a step is for one occurrence of a series, or for the following ones too. */
export const ScopeDialog = ({
  title,
  count,
  onOne,
  onFollowing,
  onClose,
}: {
  title: string;
  /** Occurrences from this one on; null while they are loading. */
  count: number | null;
  onOne: () => void;
  onFollowing: () => void;
  onClose: () => void;
}): ReactNode => (
  <Modal open onClose={onClose} title={title} size="small">
    <p>{texts.text}</p>
    <div className={styles['scopes']}>
      <Button data-autofocus="" onClick={onOne}>
        {texts.one}
      </Button>
      <Button sending={count === null} onClick={onFollowing}>
        {texts.following}
        {count !== null && <span className={styles['count']}>{texts.count(count)}</span>}
      </Button>
      <Button variant="ghost" onClick={onClose}>
        {texts.back}
      </Button>
    </div>
  </Modal>
);
