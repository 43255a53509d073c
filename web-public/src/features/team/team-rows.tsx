import type { OwnerSpace, TeamInvitation, TeamMember } from '@prostora/api-client';
import { MEMBER_ROLES, type MemberRole } from '@prostora/contracts';
import { team as texts } from '@prostora/strings/cs/team.ts';
import { ChevronDown, IconButton, getSpaceTitle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ActionMenu, type MenuItem } from '../../components/action-menu/action-menu.tsx';
import { Link2, Mail } from '../../components/portal-icons.ts';
import { toInitials } from '../../lib/initials.ts';
import styles from './team.module.css';
import { copyInvitationUrl, type TeamActions } from './use-team-actions.ts';

/** Names of the spaces, or the count of all. */
function describeSpaces(ids: readonly number[] | null, spaces: readonly OwnerSpace[]): string {
  if (ids === null) return texts.allSpaces(spaces.length);
  const names = new Map(spaces.map((space) => [space.id, getSpaceTitle(space)]));
  return ids.map((id) => names.get(id) ?? texts.missingSpace).join(', ');
}

/** A member; the last majitel has no choice of a role. */
export function MemberRow({
  member,
  spaces,
  isLastOwner,
  isReadOnly,
  actions,
  onChooseSpaces,
  onRemove,
}: {
  member: TeamMember;
  spaces: readonly OwnerSpace[];
  isLastOwner: boolean;
  isReadOnly: boolean;
  actions: TeamActions;
  onChooseSpaces: () => void;
  onRemove: () => void;
}): ReactNode {
  const { email, role, is_me: isMe, last_seen_at: seenAt } = member;
  const name = member.name || email;
  const items: MenuItem[] = [
    ...(role === 'majitel' ? [] : [{ label: texts.chooseSpaces, onChoose: onChooseSpaces }]),
    ...(isLastOwner ? [] : [{ label: isMe ? texts.leave : texts.remove, danger: true, onChoose: onRemove }]),
  ];
  return (
    <div role="row" className={styles['row']}>
      <div role="cell" className={styles['person']}>
        <span className={styles['initials']} aria-hidden>
          {toInitials(name)}
        </span>
        <span>
          <b>
            {name} {isMe && <small className={styles['me']}>{texts.me}</small>}
          </b>
          <small>{email}</small>
        </span>
      </div>
      <div role="cell" className={styles['role']}>
        {isLastOwner || isReadOnly ? (
          <b className={styles['fixed']}>{texts.roles[role]}</b>
        ) : (
          <span className={styles['select']}>
            <select
              aria-label={texts.roleOf(name)}
              value={role}
              onChange={({ target }) => void actions.changeRole(member, target.value as MemberRole)}
            >
              {MEMBER_ROLES.map((each) => (
                <option key={each} value={each}>
                  {texts.roles[each]}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden />
          </span>
        )}
      </div>
      <div role="cell" className={styles['spaces']}>
        {describeSpaces(member.space_ids, spaces)}
      </div>
      <div role="cell" className={styles['seen']}>
        {isMe ? texts.now : seenAt === null ? texts.neverSeen : texts.seenAt(seenAt)}
      </div>
      <div role="cell" className={styles['menu']}>
        {!isReadOnly && <ActionMenu label={texts.more(name)} items={items} />}
      </div>
    </div>
  );
}

/** An invitation that was not accepted; its link is copied while the page still knows it. */
export function InvitationRow({
  invitation,
  spaces,
  actions,
  isReadOnly,
}: {
  invitation: TeamInvitation;
  spaces: readonly OwnerSpace[];
  actions: TeamActions;
  isReadOnly: boolean;
}): ReactNode {
  const { id, email, role, space_ids, created_at: createdAt, expires_at: expiresAt } = invitation;
  const [now] = useState(() => new Date());
  const url = actions.urls.get(id);
  const items: MenuItem[] = [
    {
      label: texts.resend,
      onChoose: () => void actions.report(() => actions.invite({ email, role, space_ids })),
    },
    { label: texts.withdraw, danger: true, onChoose: () => void actions.withdraw(invitation) },
  ];
  return (
    <div role="row" className={styles['row']} data-invited>
      <div role="cell" className={styles['person']}>
        <span className={styles['initials']} aria-hidden>
          <Mail />
        </span>
        <span>
          <b>{email}</b>
          <small>{texts.invitedAt(createdAt)}</small>
        </span>
      </div>
      <div role="cell" className={styles['role']}>
        <b className={styles['fixed']}>{texts.roles[role]}</b>
      </div>
      <div role="cell" className={styles['spaces']}>
        {describeSpaces(space_ids, spaces)}
      </div>
      <div role="cell" className={styles['seen']}>
        <span className={styles['valid']}>
          {new Date(expiresAt) < now ? texts.expired : texts.validUntil(expiresAt)}
        </span>
      </div>
      <div role="cell" className={styles['menu']}>
        {url !== undefined && (
          <IconButton label={texts.copyLink} onClick={() => void copyInvitationUrl(url)}>
            <Link2 aria-hidden />
          </IconButton>
        )}
        {!isReadOnly && <ActionMenu label={texts.more(email)} items={items} />}
      </div>
    </div>
  );
}
