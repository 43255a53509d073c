import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { endAccountSession, endOtherAccountSessions, type AccountSession } from '@prostora/api-client';
import { adminAccount } from '@prostora/strings/cs/admin-account.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { deviceName } from '@prostora/ui/device-name.ts';
import { ConfirmAction, ErrorPanel, Panel, SkeletonBar, useApi, useCommand } from '../../kit/index.ts';
import { sessionsQuery } from './account.queries.ts';
import styles from './account.module.css';

const texts = settings.sessions;

function Device({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const name = deviceName(session.user_agent);
  return (
    <li>
      <div>
        <b>{name}</b>
        {session.current && <span className={styles.current}>{texts.current}</span>}
        <p>
          {texts.since(session.created_at)}, {texts.lastUsed(session.last_used_at)}
        </p>
      </div>
      {!session.current && (
        <Button aria-label={texts.endLabel(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** Sessions of the operator, with their revocation. */
export function SessionsPanel() {
  const api = useApi();
  const { data, error, refetch } = useQuery(sessionsQuery(api));
  const end = useCommand({
    run: ({ id }: AccountSession) => endAccountSession({ client: api, path: { id } }),
    done: () => texts.ended,
  });
  const endOthers = useCommand({
    run: () => endOtherAccountSessions({ client: api }),
    done: () => texts.endedOthers,
  });
  const hasOthers = data?.items.some(({ current }) => !current) ?? false;
  return (
    <Panel
      title={texts.title}
      actions={
        hasOthers && (
          <ConfirmAction
            danger
            confirmation={{
              title: adminAccount.endOthersTitle,
              text: adminAccount.endOthersText,
              confirmLabel: adminAccount.endOthers,
              danger: true,
              onConfirm: endOthers,
            }}
          >
            {adminAccount.endOthers}
          </ConfirmAction>
        )
      }
    >
      <p className={styles.lead}>{texts.lead}</p>
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonBar width="60%" />}
      {data && (
        <ul className={styles.items}>
          {data.items.map((session) => (
            <Device
              key={session.id}
              session={session}
              onEnd={() => void end(session).catch(() => undefined)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
