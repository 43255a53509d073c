import { useQueryClient } from '@tanstack/react-query';
import {
  removeAvailabilityRule,
  type AvailabilityRule,
  type SpaceScheduleAnswer,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { ConfirmDialog } from '../../../components/dialogs/dialogs.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { invalidateSchedule } from '../reservation-queries.ts';
import { Section } from '../section.tsx';
import { listHolidayHours } from './holiday-hours.ts';
import { RuleExceptions } from './rule-exceptions.tsx';
import { RuleForm } from './rule-form.tsx';
import { formatHours, formatWeekdays } from './rule-values.ts';
import styles from './schedule.module.css';

const texts = reservations.rules;
const HOLIDAYS_SHOWN = 5;

function RemoveRule({ rule, onClose }: { rule: AvailabilityRule; onClose: () => void }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const remove = async (): Promise<string | null> => {
    try {
      await removeAvailabilityRule({ client: api, path: { id: rule.id } });
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
      title={texts.removeTitle}
      text={texts.removeText}
      yes={texts.remove}
      no={reservations.detail.keep}
      onYes={remove}
      onClose={onClose}
    />
  );
}

function Rule({ rule, onEdit }: { rule: AvailabilityRule; onEdit: () => void }): ReactNode {
  const [removing, setRemoving] = useState(false);
  const name = `${formatWeekdays(rule.weekdays)} ${formatHours(rule)}`;
  return (
    <li className={styles['item']}>
      <div className={styles['details']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['quiet']}>
          {[
            reservations.pricePerHour(rule.price_per_hour),
            rule.on_holidays ? texts.withHolidays : texts.withoutHolidays,
            texts.validity(rule.valid_from, rule.valid_until),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <RuleExceptions rule={rule} />
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
      {removing && <RemoveRule rule={rule} onClose={() => setRemoving(false)} />}
    </li>
  );
}

/** Opening hours on the next public holidays. */
const Holidays = ({ rules }: { rules: readonly AvailabilityRule[] }): ReactNode => (
  <div className={styles['holidays']}>
    <h3>{texts.holidays}</h3>
    <ul>
      {listHolidayHours(rules, pragueToday(), HOLIDAYS_SHOWN).map(({ day, hours }) => (
        <li key={day}>
          <span>
            {texts.holidayDay(day)} {texts.holidayName(day)}
          </span>
          <span>{hours.length > 0 ? texts.open(hours) : texts.closed}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** Weekly opening hours. */
export function WeeklyRules({
  spaceId,
  schedule: { rules, settings, price_from: priceFrom },
}: {
  spaceId: number;
  schedule: SpaceScheduleAnswer;
}): ReactNode {
  const [edited, setEdited] = useState<AvailabilityRule | 'new' | null>(null);
  return (
    <Section title={texts.title} lead={texts.lead}>
      {rules.length === 0 ? (
        <p className={styles['quiet']}>{settings.only_in_windows ? texts.emptyOnlyWindows : texts.empty}</p>
      ) : (
        <ul className={styles['items']}>
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} onEdit={() => setEdited(rule)} />
          ))}
        </ul>
      )}
      <div className={styles['add']}>
        <Button variant="dark" onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
      </div>
      {rules.length > 0 && <Holidays rules={rules} />}
      {edited && (
        <RuleForm
          spaceId={spaceId}
          rule={edited === 'new' ? null : edited}
          proposedPrice={rules.length === 0 ? priceFrom : null}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}
