import { useQuery } from '@tanstack/react-query';
import { removeSeason, type Season } from '@prostora/api-client';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, Skeleton } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { seasonsQuery } from '../reservation-queries.ts';
import { Section } from '../../../components/section/section.tsx';
import { formatHours, formatWeekdays } from './rule-values.ts';
import styles from './schedule.module.css';
import { ScheduleItem } from './schedule-item.tsx';
import { SeasonForm } from './season-form.tsx';

const texts = manySpaces.seasons;

/** Hours of a season, or that it is closed. */
export const describeHours = ({ hours }: Season): string =>
  hours.length === 0
    ? texts.closed
    : hours.map((each) => `${formatWeekdays(each.weekdays)} ${formatHours(each)}`).join('; ');

/** Seasons of a space. */
export function Seasons({
  spaceId,
  proposedPrice,
}: {
  spaceId: number;
  proposedPrice: number | null;
}): ReactNode {
  const api = useApi();
  const { data, error, refetch } = useQuery(seasonsQuery(api, spaceId));
  const [edited, setEdited] = useState<Season | 'new' | 'closed' | null>(null);
  if (!data)
    return error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={reservations.loading}>
        <Skeleton className={styles['bone']} />
      </div>
    );
  return (
    <Section title={texts.title} lead={texts.lead} isFoldable>
      {data.seasons.length === 0 ? (
        <p className={styles['quiet']}>{texts.empty}</p>
      ) : (
        <ul className={styles['items']}>
          {data.seasons.map((season) => (
            <ScheduleItem
              key={season.id}
              name={season.name}
              details={[
                texts.days(season.from, season.until),
                describeHours(season),
                season.space_ids.length > 1 ? texts.inSpaces(season.space_ids.length) : null,
              ]}
              texts={texts}
              removeTitle={texts.removeTitle(season.name)}
              onEdit={() => setEdited(season)}
              onRemove={() => removeSeason({ client: api, path: { id: season.id } })}
            />
          ))}
        </ul>
      )}
      <div className={styles['add']}>
        <Button onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
        <Button onClick={() => setEdited('closed')}>{texts.addClosed}</Button>
      </div>
      {edited && (
        <SeasonForm
          spaceId={spaceId}
          season={typeof edited === 'string' ? null : edited}
          preset={{ is_closed: edited === 'closed' }}
          proposedPrice={proposedPrice}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
