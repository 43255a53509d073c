import {
  confirmWaitlistEntry,
  getWaitlistEntry,
  leaveWaitlist,
  passWaitlistEntry,
  revokeWaitlistLink,
  takeWaitlistEntry,
  type Client,
  type GuestWaitlistEntry,
} from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { Link } from '@prostora/nav';
import { bindSpaces, formatDateTime, formatNumber, formatTimeSlot } from '@prostora/strings';
import { formatPrice } from '@prostora/strings/cs/pricing.ts';
import { waitingList } from '@prostora/strings/cs/waiting-list.ts';
import { Badge, Button, ButtonLink, EmptyState, type BadgeStyle } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { LegalTermsLink } from '@prostora/ui/legal-terms-link.tsx';
import { useCallback, useState, type ReactNode } from 'react';
import {
  PrivateLinkPage,
  PrivatePageFailure,
  PrivatePageSkeleton,
} from '../../components/private-link/private-link-page.tsx';
import { RevokeLink } from '../../components/revoke-link/revoke-link.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { privateHandle, type PrivateLink } from '../../lib/private-link.ts';
import { usePrivatePage } from '../../lib/use-private-page.ts';
import styles from './waiting-list.module.css';

const texts = waitingList.page;

export const handle = privateHandle(texts);

const STEPS = { take: takeWaitlistEntry, pass: passWaitlistEntry, leave: leaveWaitlist } as const;
type Step = keyof typeof STEPS | 'confirm';

const TONES: Partial<Record<GuestWaitlistEntry['state'], BadgeStyle['tone']>> = {
  unproved: 'warn',
  waiting: 'warn',
  offered: 'ok',
  taken: 'ok',
};

/** The main step first. */
const STEPS_BY_STATE: Partial<Record<GuestWaitlistEntry['state'], readonly Step[]>> = {
  unproved: ['confirm', 'leave'],
  waiting: ['leave'],
  offered: ['take', 'pass'],
};

async function takeStep(client: Client, step: Step, { id, token }: PrivateLink): Promise<GuestWaitlistEntry> {
  const call = { client, path: { id }, body: { token } };
  if (step === 'confirm') return (await confirmWaitlistEntry(call)).entry;
  await STEPS[step](call);
  return (await getWaitlistEntry(call)).entry;
}

function describe({ state, position, offered_until: until }: GuestWaitlistEntry): string {
  if (state === 'waiting') return texts.texts.waiting(position ?? 1);
  return state === 'offered'
    ? texts.texts.offered(until === null ? '' : formatDateTime(until))
    : texts.texts[state];
}

function Details({ entry }: { entry: GuestWaitlistEntry }): ReactNode {
  const {
    space,
    start_datetime: start,
    end_datetime: end,
    guests,
    price,
    price_state: priceState,
    state,
  } = entry;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      texts.space,
      <Link key="space" className="text-link" to={urls.space(space.url)}>
        {[space.space_name, space.building_name].filter(Boolean).join(', ')}
      </Link>,
    ],
    [texts.slot, formatTimeSlot(start, end)],
    [texts.guests, formatNumber(guests)],
  ];
  return (
    <dl className={styles['details']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {state === 'offered' && price !== null && (
        <div>
          <dt>{texts.price}</dt>
          <dd>{formatPrice(price, priceState ?? 'none')}</dd>
        </div>
      )}
    </dl>
  );
}

/** Steps of the state; after a rejected one the current state is loaded. */
function Actions({
  entry,
  link,
  onChanged,
  onStale,
}: {
  entry: GuestWaitlistEntry;
  link: PrivateLink;
  onChanged: (entry: GuestWaitlistEntry) => void;
  onStale: () => void;
}): ReactNode {
  const api = useApi();
  const [sending, setSending] = useState<Step | null>(null);
  const take = async (step: Step): Promise<void> => {
    if (sending) return;
    setSending(step);
    try {
      onChanged(await takeStep(api, step, link));
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
      onStale();
    }
    setSending(null);
  };
  const steps = STEPS_BY_STATE[entry.state] ?? [];
  return (
    <>
      <div className={styles['actions']}>
        {steps.map((step, index) => (
          <Button
            key={step}
            size="lg"
            variant={index === 0 && step !== 'leave' ? 'primary' : 'secondary'}
            sending={sending === step}
            onClick={() => void take(step)}
          >
            {texts[step]}
          </Button>
        ))}
        {entry.reservation_url !== null && (
          <ButtonLink size="lg" variant="primary" to={entry.reservation_url}>
            {texts.reservation}
          </ButtonLink>
        )}
        {steps.length === 0 && entry.reservation_url === null && (
          <ButtonLink size="lg" to={urls.space(entry.space.url)}>
            {texts.backToSpace}
          </ButtonLink>
        )}
      </div>
      {entry.state === 'offered' && (
        <p className="muted small">
          {texts.terms} <LegalTermsLink />
        </p>
      )}
    </>
  );
}

/** Page of an entry of a waiting list by its mail link, loaded in the browser only. */
export function Component(): ReactNode {
  const [revokedToken, setRevokedToken] = useState<string | null>(null);
  return (
    <PrivateLinkPage>
      {(link) =>
        link.token === revokedToken ? (
          <EmptyState announced="status" title={texts.revoke.done} reason={texts.revoke.doneText} />
        ) : (
          <Page key={link.token} link={link} onRevoked={() => setRevokedToken(link.token)} />
        )
      }
    </PrivateLinkPage>
  );
}

function Page({ link, onRevoked }: { link: PrivateLink; onRevoked: () => void }): ReactNode {
  const api = useApi();
  const { id, token } = link;
  const page = usePrivatePage(
    useCallback(
      async () => (await getWaitlistEntry({ client: api, path: { id }, body: { token } })).entry,
      [api, id, token],
    ),
  );
  if (page.failure) return <PrivatePageFailure page={page} title={texts.failedTitle} />;
  const entry = page.data;
  if (!entry) return <PrivatePageSkeleton />;
  return (
    <>
      <p>
        <Badge tone={TONES[entry.state] ?? 'neutral'}>{texts.states[entry.state].tag}</Badge>
      </p>
      <h1 className={styles['title']}>{bindSpaces(texts.states[entry.state].title)}</h1>
      <p className={styles['text']} role="status">
        {bindSpaces(describe(entry))}
      </p>
      <Details entry={entry} />
      <Actions entry={entry} link={link} onChanged={page.show} onStale={page.reload} />
      {entry.state === 'waiting' && (
        <RevokeLink
          texts={texts.revoke}
          revoke={() => revokeWaitlistLink({ client: api, path: { id }, body: { token } })}
          onRevoked={onRevoked}
        />
      )}
    </>
  );
}
