import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useMemo } from 'react';
import type { SpaceDetail } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { publicationChecks } from './publication-checks.ts';
import { isSevere, operatorActions, type OperatorAction, type SpaceSubject } from './space-actions.ts';
import { getSpaceName } from './spaces.columns.tsx';
import { useSpaceAction } from './use-space-action.ts';
import styles from './space-review.module.css';

/** Two common actions as buttons; severe and rare ones in a menu. */
export function SpaceDecisions({ space }: { space: SpaceDetail }) {
  const act = useSpaceAction();
  const subject = useMemo(() => toSubject(space), [space]);
  const actions = operatorActions(space.allowed_actions);
  const [first, second] = actions.filter((action) => !isSevere(action));
  const rest = actions.filter((action) => action !== first && action !== second);
  const button = (action: OperatorAction, type: 'primary' | 'default') => (
    <Button key={action} type={type} danger={isSevere(action)} onClick={() => act(action, subject)}>
      {admin.actions[action].label}
    </Button>
  );
  const menu = rest.map((action) => ({
    key: action,
    label: admin.actions[action].label,
    danger: isSevere(action),
    onClick: () => act(action, subject),
  }));
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions} role="group" aria-label={admin.review.actionsLabel}>
      {rest.length > 0 && (
        <Dropdown menu={{ items: menu }} trigger={['click']} placement="topLeft">
          <Button icon={<Ellipsis className="lucide" aria-hidden />} aria-label={admin.review.more} />
        </Dropdown>
      )}
      <span className={styles.gap} />
      {second && button(second, 'default')}
      {first && button(first, first === 'approve' ? 'primary' : 'default')}
    </div>
  );
}

function toSubject(space: SpaceDetail): SpaceSubject {
  const missing = publicationChecks(space)
    .filter(({ isMet }) => !isMet)
    .map(({ check }) => admin.review.checks[check]);
  return {
    id: space.id,
    version: space.version,
    url: space.url,
    name: getSpaceName(space),
    status: space.status,
    warning: missing.length > 0 ? admin.actions.approve.warning(missing.join(', ')) : undefined,
  };
}
