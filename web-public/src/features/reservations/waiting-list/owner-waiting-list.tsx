import {
  leaveWaitlist,
  offerWaitlistEntry,
  passWaitlistEntry,
  takeWaitlistEntry,
  type OwnerWaitlistEntry,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { formatDateTime, formatNumber, formatPhone } from '@prostora/strings';
import { waitingList } from '@prostora/strings/cs/waiting-list.ts';
import { Button, getSpaceTitle } from '@prostora/ui';
import { formatEntrySlot } from '@prostora/ui/calendar/slot-text.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PortalSkeleton } from '../../../components/portal-skeleton.tsx';
import { useApi } from '../../../lib/api-context.tsx';
import { useHasRight, useIsImpersonating } from '../../../lib/use-rights.ts';
import { LoadFailed } from '../load-failed.tsx';
import { invalidateReservations, waitingListQuery } from '../reservation-queries.ts';
import type { OwnSpaceName } from '../use-own-spaces.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import styles from './owner-waiting-list.module.css';

const texts = waitingList.owner;

const STEPS = {
  offer: offerWaitlistEntry,
  take: takeWaitlistEntry,
  pass: passWaitlistEntry,
  leave: leaveWaitlist,
} as const;
type Step = keyof typeof STEPS;

/** The likely step first. */
const STEPS_BY_STATE: Partial<Record<OwnerWaitlistEntry['state'], readonly Step[]>> = {
  waiting: ['offer', 'leave'],
  offered: ['take', 'pass'],
};
/** Not taken by an operator who acts as the owner. */
const BINDING_STEPS: readonly Step[] = ['offer', 'take'];
const LABELS: Record<Step, { text: string; label: (name: string) => string }> = {
  offer: { text: texts.offer, label: texts.offerLabel },
  take: { text: texts.confirm, label: texts.confirmLabel },
  pass: { text: texts.pass, label: texts.passLabel },
  leave: { text: texts.remove, label: texts.removeLabel },
};

function Contact({ entry: { email, phone } }: { entry: OwnerWaitlistEntry }): ReactNode {
  return (
    <p className={styles['contact']}>
      {phone !== null && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </p>
  );
}

/** A person who waits: place, slot, contact and steps. */
function EntryRow({ entry, showsSpace }: { entry: OwnerWaitlistEntry; showsSpace: boolean }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const mayWrite = useHasRight('write');
  const isImpersonating = useIsImpersonating();
  const step = useMutation({
    mutationFn: (name: Step) =>
      name === 'offer'
        ? STEPS.offer({ client: api, path: { id: entry.id } })
        : STEPS[name]({ client: api, path: { id: entry.id }, body: {} }),
    onSuccess: (_answer, name) => showToast(texts.done[name]),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
    onSettled: () => invalidateReservations(client),
  });
  const { name, position, state, offered_until: until, start_datetime: start, end_datetime: end } = entry;
  const described =
    state === 'offered' && until !== null ? texts.offered(formatDateTime(until)) : texts.waiting;
  const steps = (mayWrite ? (STEPS_BY_STATE[state] ?? []) : []).filter(
    (each) => !isImpersonating || !BINDING_STEPS.includes(each),
  );
  return (
    <li className={styles['row']}>
      <span className={styles['position']} aria-label={`${texts.positionLabel} ${position ?? ''}`}>
        {texts.position(position)}
      </span>
      <div className={styles['person']}>
        <p className={styles['name']}>{name}</p>
        <Contact entry={entry} />
      </div>
      <div className={styles['wish']}>
        <p>{formatEntrySlot({ start, end })}</p>
        <p className={styles['quiet']}>
          {[showsSpace && getSpaceTitle(entry.space), `${texts.guests}: ${formatNumber(entry.guests)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className={state === 'offered' ? styles['offered'] : styles['quiet']}>{described}</p>
      <div className={styles['actions']}>
        {steps.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === 'take' ? 'dark' : 'secondary'}
            aria-label={LABELS[each].label(name)}
            sending={step.isPending && step.variables === each}
            onClick={() => step.mutate(each)}
          >
            {LABELS[each].text}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** People who wait for taken slots of the owner's spaces, or of one of them. */
export function OwnerWaitingList({
  spaces,
  spaceId,
}: {
  spaces: readonly OwnSpaceName[];
  spaceId: number | null;
}): ReactNode {
  const { data, error, refetch } = useQuery(waitingListQuery(useApi(), spaceId));
  const [isAdding, setAdding] = useState(false);
  const mayWrite = useHasRight('write');
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <PortalSkeleton />;
  return (
    <section aria-label={texts.title}>
      <div className={styles['head']}>
        <p className="muted">{texts.lead}</p>
        {mayWrite && (
          <Button variant="dark" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
        )}
      </div>
      {data.items.length === 0 ? (
        <p className={styles['quiet']}>{texts.empty}</p>
      ) : (
        <ol className={styles['list']}>
          {data.items.map((entry) => (
            <EntryRow key={entry.id} entry={entry} showsSpace={spaceId === null && spaces.length > 1} />
          ))}
        </ol>
      )}
      {isAdding && <AddPersonDialog spaces={spaces} spaceId={spaceId} onClose={() => setAdding(false)} />}
    </section>
  );
}
