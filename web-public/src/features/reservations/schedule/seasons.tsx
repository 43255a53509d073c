import { useQuery, useQueryClient } from '@tanstack/react-query';
import { removeSeason, type Season } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, Skeleton } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { invalidateSchedule, seasonsQuery } from '../reservation-queries.ts';
import { Section } from '../section.tsx';
import { formatHours, formatWeekdays } from './rule-values.ts';
import styles from './schedule.module.css';
import { SeasonForm } from './season-form.tsx';

const texts = manySpaces.seasons;

const describeHours = ({ hours }: Season): string =>
  hours.length === 0
    ? texts.closed
    : hours.map((each) => `${formatWeekdays(each.weekdays)} ${formatHours(each)}`).join('; ');

function RemoveSeason({ season, onClose }: { season: Season; onClose: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const remove = async (): Promise<string | null> => {
    try {
      await removeSeason({ client: api, path: { id: season.id } });
      showToast(texts.removed);
      onClose();
      return null;
    } catch (error) {
      return toErrorMessage(error);
    } finally {
      void invalidateSchedule(client);
    }
  };
  return (
    <ConfirmDialog
      danger
      title={texts.removeTitle(season.name)}
      text={texts.removeText}
      yes={texts.remove}
      no={reservations.detail.keep}
      onYes={remove}
      onClose={onClose}
    />
  );
}

function SeasonItem({ season, onEdit }: { season: Season; onEdit: () => void }): ReactNode {
  const [removing, setRemoving] = useState(false);
  return (
    <li className={styles['item']}>
      <div className={styles['details']}>
        <p className={styles['name']}>{season.name}</p>
        <p className={styles['quiet']}>
          {[
            texts.days(season.from, season.until),
            describeHours(season),
            season.space_ids.length > 1 ? texts.inSpaces(season.space_ids.length) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles['itemActions']}>
        <Button size="sm" aria-label={texts.editLabel(season.name)} onClick={onEdit}>
          {texts.edit}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={texts.removeLabel(season.name)}
          onClick={() => setRemoving(true)}
        >
          {texts.remove}
        </Button>
      </div>
      {removing && <RemoveSeason season={season} onClose={() => setRemoving(false)} />}
    </li>
  );
}

/** Seasons of a space. */
export function Seasons({
  spaceId,
  proposedPrice,
}: {
  spaceId: number;
  proposedPrice: number | null;
}): ReactNode {
  const { data, error, refetch } = useQuery(seasonsQuery(useApi(), spaceId));
  const [edited, setEdited] = useState<Season | 'new' | null>(null);
  if (!data)
    return error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={reservations.loading}>
        <Skeleton className={styles['bone']} />
      </div>
    );
  return (
    <Section title={texts.title} lead={texts.lead}>
      {data.seasons.length === 0 ? (
        <p className={styles['quiet']}>{texts.empty}</p>
      ) : (
        <ul className={styles['items']}>
          {data.seasons.map((season) => (
            <SeasonItem key={season.id} season={season} onEdit={() => setEdited(season)} />
          ))}
        </ul>
      )}
      <div className={styles['add']}>
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
      </div>
      {edited && (
        <SeasonForm
          spaceId={spaceId}
          season={edited === 'new' ? null : edited}
          proposedPrice={proposedPrice}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
