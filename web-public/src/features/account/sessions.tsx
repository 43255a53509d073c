import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  endAccountSession,
  endOtherAccountSessions,
  type AccountSession,
  type AccountSessions,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, Skeleton } from '@prostora/ui';
import type { ReactNode } from 'react';
import { sessionsQuery } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import styles from './account.module.css';
import { deviceName } from '@prostora/ui/device-name.ts';
import { Section } from '../../components/section/section.tsx';

const texts = settings.sessions;

type EndRequest = { call: () => Promise<AccountSessions>; message: string };

function Device({ session, onEnd }: { session: AccountSession; onEnd: () => void }): ReactNode {
  const name = deviceName(session.user_agent);
  return (
    <li className={styles['device']}>
      <div>
        <b>{name}</b>
        {session.current && <span className={styles['state']}>{texts.current}</span>}
        <p>
          {texts.since(session.created_at)}, {texts.lastUsed(session.last_used_at)}
        </p>
      </div>
      {!session.current && (
        <Button size="sm" aria-label={texts.endLabel(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** Active sessions, with their revocation. */
export function Sessions(): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const { data, error } = useQuery(sessionsQuery(api));
  const end = useMutation({
    mutationFn: ({ call }: EndRequest) => call(),
    onSuccess: (answer, { message }) => {
      client.setQueryData(sessionsQuery(api).queryKey, answer);
      showToast(message);
    },
    onError: (failure) => showToast(toErrorMessage(failure), 'error'),
  });
  return (
    <Section title={texts.title} lead={texts.lead}>
      {error && <p role="alert">{toErrorMessage(error)}</p>}
      {!data && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton />
        </div>
      )}
      {data && (
        <>
          <ul className={styles['devices']}>
            {data.items.map((session) => (
              <Device
                key={session.id}
                session={session}
                onEnd={() =>
                  end.mutate({
                    call: () => endAccountSession({ client: api, path: { id: session.id } }),
                    message: texts.ended,
                  })
                }
              />
            ))}
          </ul>
          <div className={styles['others']}>
            {data.items.some(({ current }) => !current) ? (
              <Button
                sending={end.isPending}
                onClick={() =>
                  end.mutate({
                    call: () => endOtherAccountSessions({ client: api }),
                    message: texts.endedOthers,
                  })
                }
              >
                {texts.endOthers}
              </Button>
            ) : (
              <p className={styles['future']}>{texts.alone}</p>
            )}
          </div>
        </>
      )}
    </Section>
  );
}
