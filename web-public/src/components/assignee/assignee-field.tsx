import type { Assignee } from '@prostora/api-client';
import { MEMBER_RIGHTS, type MemberPermission } from '@prostora/contracts';
import { assignee as texts } from '@prostora/strings/cs/assignee.ts';
import { SelectField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useAssignees, useAssignment } from '../../lib/use-assignees.ts';
import styles from './assignee.module.css';

/** Chooses who of the team handles a record of a space, saved at once; hidden in a team of one. */
export function AssigneeField({
  value,
  spaceId,
  permission,
  onAssign,
}: {
  value: Assignee | null;
  spaceId: number;
  /** What the assignee has to be allowed in the space. */
  permission: MemberPermission;
  /** Saves; resolves to the new assignee. */
  onAssign: (userId: number | null) => Promise<Assignee | null>;
}): ReactNode {
  const members = useAssignees().filter(
    ({ role, space_ids: ids }) =>
      MEMBER_RIGHTS[role].includes(permission) && (ids === null || ids.includes(spaceId)),
  );
  const assign = useAssignment(onAssign);
  if (members.length === 0 || (members.length === 1 && value === null && members[0]?.is_me)) return null;
  const shown = assign.isPending ? assign.variables : (value?.id ?? null);
  return (
    <SelectField
      label={texts.label}
      className={styles['field']}
      value={String(shown ?? '')}
      onChange={({ target }) => {
        if (!assign.isPending) assign.mutate(target.value === '' ? null : Number(target.value));
      }}
    >
      <option value="">{texts.none}</option>
      {members.map(({ id, name, is_me: isMe }) => (
        <option key={id} value={id}>
          {isMe ? texts.me(name) : name}
        </option>
      ))}
    </SelectField>
  );
}
