import { Button } from 'antd';
import { useId } from 'react';
import type { AdminUserDetail } from '@prostora/api-client';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import { Panel, useSessionState } from '../../kit/index.ts';
import { useUserActions } from './use-user-actions.ts';
import { isAdmin } from './user-state.tsx';
import styles from './people.module.css';

const texts = adminPeople.user;

/** Reason why the user cannot be impersonated, or null. */
function impersonationRefusal(user: AdminUserDetail, isOwn: boolean): string | null {
  if (isOwn) return texts.impersonateOwn;
  if (isAdmin(user)) return texts.impersonateAdmin;
  return user.blocked_at === null ? null : texts.impersonateBlocked;
}

/** Impersonation, admin role and blocking; disabled actions state the reason. */
export function UserAccess({ user }: { user: AdminUserDetail }) {
  const actions = useUserActions(user);
  const isOwn = useSessionState().user?.id === user.id;
  const refusal = impersonationRefusal(user, isOwn);
  const [refusalId, ownId] = [useId(), useId()];
  const ownProps = isOwn ? { disabled: true, 'aria-describedby': ownId } : {};
  return (
    <Panel title={texts.access}>
      <div className={styles.actions}>
        <div className={styles.action}>
          <Button
            type="primary"
            block
            disabled={refusal !== null}
            aria-describedby={refusal === null ? undefined : refusalId}
            onClick={actions.impersonate}
          >
            {texts.impersonate}
          </Button>
          {refusal !== null && (
            <p id={refusalId} className={styles.why}>
              {refusal}
            </p>
          )}
        </div>
        <Button block {...ownProps} onClick={actions.changeRoles}>
          {isAdmin(user) ? texts.dropAdmin : texts.makeAdmin}
        </Button>
        {user.has_second_factor && !isOwn && (
          <Button block onClick={actions.resetFactor}>
            {texts.resetFactor}
          </Button>
        )}
        {user.blocked_at === null ? (
          <Button block danger {...ownProps} onClick={actions.block}>
            {texts.block}
          </Button>
        ) : (
          <Button block onClick={actions.unblock}>
            {texts.unblock}
          </Button>
        )}
        {isOwn && (
          <p id={ownId} className={styles.why}>
            {texts.ownAccount}
          </p>
        )}
      </div>
    </Panel>
  );
}
