import { useQuery } from '@tanstack/react-query';
import type { TeamMember } from '@prostora/api-client';
import { team as texts } from '@prostora/strings/cs/team.ts';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { Button } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/dialogs/dialogs.tsx';
import { PageFailed } from '../../components/page-failed.tsx';
import { PortalSkeleton } from '../../components/portal-skeleton.tsx';
import { UserPlus } from '../../components/portal-icons.ts';
import { useApi } from '../../lib/api-context.tsx';
import { ownerCatalogQuery } from '../../lib/owner-queries.ts';
import { useIsImpersonating } from '../../lib/use-rights.ts';
import { portalHandle } from '../../lib/portal-head.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberSpacesDialog } from './member-spaces-dialog.tsx';
import { RightsTable } from './rights-table.tsx';
import { teamQuery } from './team-queries.ts';
import { InvitationRow, MemberRow } from './team-rows.tsx';
import styles from './team.module.css';
import { useTeamActions } from './use-team-actions.ts';

export const handle = portalHandle(texts.title);

type Dialog = { kind: 'invite' } | { kind: 'spaces' | 'remove'; member: TeamMember };

/** `/klient/tym`: members and invitations of the customer, and what each role may do. */
export function Component(): ReactNode {
  const api = useApi();
  const team = useQuery(teamQuery(api));
  const catalog = useQuery(ownerCatalogQuery(api));
  const actions = useTeamActions();
  const isReadOnly = useIsImpersonating();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const error = team.error ?? catalog.error;
  if (error && (!team.data || !catalog.data))
    return (
      <PageFailed
        heading={texts.title}
        error={error}
        onRetry={() => void Promise.all([team.refetch(), catalog.refetch()])}
      />
    );
  if (!team.data || !catalog.data) return <PortalSkeleton />;
  const { members, invitations } = team.data;
  const { spaces } = catalog.data;
  const { member, seen, actions: actionsLabel, role, spaces: spacesLabel } = texts.columns;
  const owners = members.filter((each) => each.role === 'majitel').length;
  const close = (): void => setDialog(null);
  return (
    <>
      <div className={styles['head']}>
        <div>
          <h1>{texts.title}</h1>
          <p>{texts.lead(members.length, invitations.length)}</p>
        </div>
        {isReadOnly ? (
          <p>{impersonationLimits.team}</p>
        ) : (
          <Button variant="primary" onClick={() => setDialog({ kind: 'invite' })}>
            <UserPlus aria-hidden />
            {texts.invite}
          </Button>
        )}
      </div>
      <div role="table" aria-label={texts.title}>
        <div role="row" className={styles['columns']}>
          {[member, role, spacesLabel, seen].map((label) => (
            <div key={label} role="columnheader">
              {label}
            </div>
          ))}
          <div role="columnheader">
            <span className="visually-hidden">{actionsLabel}</span>
          </div>
        </div>
        {members.map((each) => (
          <MemberRow
            key={each.id}
            member={each}
            spaces={spaces}
            isLastOwner={each.role === 'majitel' && owners === 1}
            isReadOnly={isReadOnly}
            actions={actions}
            onChooseSpaces={() => setDialog({ kind: 'spaces', member: each })}
            onRemove={() => setDialog({ kind: 'remove', member: each })}
          />
        ))}
        {invitations.map((each) => (
          <InvitationRow key={each.id} {...{ invitation: each, spaces, actions, isReadOnly }} />
        ))}
      </div>
      <RightsTable members={members} />
      {dialog?.kind === 'invite' && <InviteDialog spaces={spaces} invite={actions.invite} onClose={close} />}
      {dialog?.kind === 'spaces' && (
        <MemberSpacesDialog member={dialog.member} spaces={spaces} save={actions.save} onClose={close} />
      )}
      {dialog?.kind === 'remove' && (
        <ConfirmDialog
          title={texts.removeTitle(dialog.member.name || dialog.member.email)}
          text={texts.removeText}
          yes={texts.removeYes}
          no={texts.cancel}
          danger
          onYes={async () => {
            const failure = await actions.remove(dialog.member);
            if (failure === null) close();
            return failure;
          }}
          onClose={close}
        />
      )}
    </>
  );
}
