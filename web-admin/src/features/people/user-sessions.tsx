import { Button } from 'antd';
import type { AccountSession, AdminUserDetail } from '@prostora/api-client';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { deviceName } from '@prostora/ui/device-name.ts';
import { Panel, SimpleTable, RelativeTime, type SimpleColumn } from '../../kit/index.ts';
import { useUserActions } from './use-user-actions.ts';
import cells from '../../kit/table/cells.module.css';
import styles from './people.module.css';

const texts = adminPeople.user;

const columns: readonly SimpleColumn<AccountSession>[] = [
  {
    key: 'device',
    title: texts.device,
    render: ({ user_agent, current }) => (
      <>
        {deviceName(user_agent)}
        {current && <span className={styles.current}>{texts.currentDevice}</span>}
      </>
    ),
  },
  {
    key: 'since',
    title: texts.since,
    render: ({ created_at }) => <RelativeTime at={created_at} className={cells.nowrap} />,
  },
  {
    key: 'used',
    title: texts.lastUsed,
    render: ({ last_used_at }) => <RelativeTime at={last_used_at} className={cells.nowrap} />,
  },
];

/** Sessions of the user, and a button that ends them. */
export function UserSessions({ user }: { user: AdminUserDetail }) {
  const { endSessions } = useUserActions(user);
  const canEnd = user.sessions.some(({ current }) => !current);
  return (
    <Panel
      title={texts.sessions}
      actions={
        canEnd && (
          <Button danger onClick={endSessions}>
            {texts.endSessions}
          </Button>
        )
      }
    >
      {user.sessions.length === 0 ? (
        <p className={cells.muted}>{texts.sessionsEmpty}</p>
      ) : (
        <SimpleTable label={texts.sessions} columns={columns} rows={user.sessions} />
      )}
    </Panel>
  );
}
