import {
  removeAvailabilityRule,
  type AvailabilityRule,
  type SpaceScheduleAnswer,
} from '@prostora/api-client';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { Section } from '../../../components/section/section.tsx';
import { RuleExceptions } from './rule-exceptions.tsx';
import { RuleForm } from './rule-form.tsx';
import { formatHours, formatWeekdays } from './rule-values.ts';
import { ScheduleItem } from './schedule-item.tsx';
import styles from './schedule.module.css';

const texts = reservations.rules;
/** Weekly opening hours. */
export function WeeklyRules({
  spaceId,
  schedule: { rules, settings, price_from: priceFrom },
}: {
  spaceId: number;
  schedule: SpaceScheduleAnswer;
}): ReactNode {
  const api = useApi();
  const [edited, setEdited] = useState<AvailabilityRule | 'new' | null>(null);
  return (
    <Section title={texts.title} lead={texts.lead}>
      {rules.length === 0 ? (
        <p className={styles['quiet']}>{settings.only_in_windows ? texts.emptyOnlyWindows : texts.empty}</p>
      ) : (
        <ul className={styles['items']}>
          {rules.map((rule) => (
            <ScheduleItem
              key={rule.id}
              name={`${formatWeekdays(rule.weekdays)} ${formatHours(rule)}`}
              details={[
                reservations.pricePerHour(rule.price_per_hour),
                rule.on_holidays ? texts.withHolidays : texts.withoutHolidays,
                texts.validity(rule.valid_from, rule.valid_until),
              ]}
              texts={texts}
              removeTitle={texts.removeTitle}
              onEdit={() => setEdited(rule)}
              onRemove={() => removeAvailabilityRule({ client: api, path: { id: rule.id } })}
            >
              <RuleExceptions rule={rule} />
            </ScheduleItem>
          ))}
        </ul>
      )}
      <div className={styles['add']}>
        <Button variant="dark" onClick={() => setEdited('new')}>
          <Plus aria-hidden />
          {texts.add}
        </Button>
      </div>
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
