import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { invalidateSchedule } from '../reservation-queries.ts';
import styles from './schedule.module.css';

type ScheduleItemProps = {
  name: string;
  details: readonly (string | null)[];
  texts: {
    edit: string;
    editLabel: (name: string) => string;
    remove: string;
    removeLabel: (name: string) => string;
    removeText: string;
    removed: string;
  };
  removeTitle: string;
  onEdit: () => void;
  /** Rejects with the server's error. */
  onRemove: () => Promise<unknown>;
  /** Below the details. */
  children?: ReactNode;
};

/** Hours of a schedule: opened for changes, removed after a confirmation. */
export function ScheduleItem({
  name,
  details,
  texts,
  removeTitle,
  onEdit,
  onRemove,
  children,
}: ScheduleItemProps): ReactNode {
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const remove = async (): Promise<string | null> => {
    try {
      await onRemove();
      showToast(texts.removed);
      setRemoving(false);
      return null;
    } catch (error) {
      return toErrorMessage(error);
    } finally {
      void invalidateSchedule(client);
    }
  };
  return (
    <li className={styles['item']}>
      <div className={styles['details']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['quiet']}>{details.filter(Boolean).join(' · ')}</p>
        {children}
      </div>
      <div className={styles['itemActions']}>
        <Button size="sm" aria-label={texts.editLabel(name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={texts.removeLabel(name)}
          onClick={() => setRemoving(true)}
        >
          {texts.remove}
        </Button>
      </div>
      {removing && (
        <ConfirmDialog
          danger
          title={removeTitle}
          text={texts.removeText}
          yes={texts.remove}
          no={reservations.detail.keep}
          onYes={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </li>
  );
}
