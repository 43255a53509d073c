import { addSeason, type AvailabilityRule } from '@prostora/api-client';
import { DISTRICTS, findDistrict } from '@prostora/strings/cs/school-holidays.ts';
import { showToast } from '@prostora/federation';
import { manySpaces } from '@prostora/strings/cs/many-spaces.ts';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, SelectField } from '@prostora/ui';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Section } from '../../../components/section/section.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../../lib/owner-queries.ts';
import { invalidateSchedule, schoolHolidaysQuery, seasonsQuery } from '../reservation-queries.ts';
import { listHolidayHours } from './holiday-hours.ts';
import { listNamedDays, type NamedDays } from './named-days.ts';
import styles from './schedule.module.css';
import { SeasonForm } from './season-form.tsx';
import { describeHours } from './seasons.tsx';

const texts = manySpaces.namedDays;
const HOLIDAYS_LISTED = 26;
const ROWS_SHOWN = 12;

function describeState({ name, season, hours }: NamedDays): string {
  if (season)
    return season.name === name ? describeHours(season) : `${season.name}: ${describeHours(season)}`;
  if (hours === null) return texts.weekly;
  return hours.length > 0 ? reservations.rules.open(hours) : reservations.rules.closed;
}
const isClosed = ({ season, hours }: NamedDays): boolean => season === null && hours?.length === 0;

/** Name and days of a holiday with what holds on them, and buttons that close it or give it hours of its own. */
function NamedDaysRow({
  days,
  spaceId,
  onEdit,
}: {
  days: NamedDays;
  spaceId: number;
  onEdit: () => void;
}): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const { name, from, until, season } = days;
  const close = useMutation({
    mutationFn: () =>
      addSeason({ client: api, body: { space_ids: [spaceId], name, from, until, hours: [] } }),
    onSuccess: () => showToast(texts.closed(name)),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
    onSettled: () => invalidateSchedule(client),
  });
  return (
    <li className={styles['item']}>
      <div className={styles['details']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['quiet']}>
          {[
            from === until ? reservations.rules.holidayDay(from) : manySpaces.seasons.days(from, until),
            describeState(days),
          ].join(' · ')}
        </p>
      </div>
      <div className={styles['itemActions']}>
        {season === null && !isClosed(days) && (
          <Button
            size="sm"
            aria-label={texts.closeLabel(name)}
            sending={close.isPending}
            onClick={() => close.mutate()}
          >
            {texts.close}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={season === null ? texts.hoursLabel(name) : manySpaces.seasons.editLabel(name)}
          onClick={onEdit}
        >
          {season === null ? texts.hours : manySpaces.seasons.edit}
        </Button>
      </div>
    </li>
  );
}

/** The district of the space by its city, until another one is chosen. */
function useDistrict(spaceId: number) {
  const { data } = useQuery(ownerCatalogQuery(useApi()));
  const [chosen, setDistrict] = useState<string | null>(null);
  const city = data?.spaces.find(({ id }) => id === spaceId)?.city ?? '';
  return { district: chosen ?? findDistrict(city) ?? '', setDistrict };
}

/** Public holidays and school holidays of a district by name: closed with one press, or with hours of their own. */
export function NamedDaysSection({
  spaceId,
  rules,
  proposedPrice,
}: {
  spaceId: number;
  rules: readonly AvailabilityRule[];
  proposedPrice: number | null;
}): ReactNode {
  const api = useApi();
  const { data: seasons } = useQuery(seasonsQuery(api, spaceId));
  const { data: school } = useQuery(schoolHolidaysQuery(api));
  const { district, setDistrict } = useDistrict(spaceId);
  const [edited, setEdited] = useState<NamedDays | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const listed = listNamedDays(
    listHolidayHours(rules, pragueToday(), HOLIDAYS_LISTED),
    school?.holidays ?? [],
    seasons?.seasons ?? [],
    district,
  );
  return (
    <Section title={texts.title} lead={texts.lead} isFoldable>
      <SelectField
        label={texts.district}
        hint={district === '' ? texts.districtHint : undefined}
        value={district}
        onChange={({ target }) => setDistrict(target.value)}
      >
        <option value="">{texts.noDistrict}</option>
        {DISTRICTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <ul className={styles['items']}>
        {(showsAll ? listed : listed.slice(0, ROWS_SHOWN)).map((days) => (
          <NamedDaysRow
            key={`${days.name}${days.from}`}
            days={days}
            spaceId={spaceId}
            onEdit={() => setEdited(days)}
          />
        ))}
      </ul>
      {!showsAll && listed.length > ROWS_SHOWN && (
        <div className={styles['add']}>
          <Button onClick={() => setShowsAll(true)}>{texts.later}</Button>
        </div>
      )}
      {edited && (
        <SeasonForm
          spaceId={spaceId}
          season={edited.season}
          preset={{ name: edited.name, from: edited.from, until: edited.until }}
          proposedPrice={proposedPrice}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
