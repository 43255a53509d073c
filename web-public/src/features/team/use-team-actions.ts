import { useQueryClient } from '@tanstack/react-query';
import {
  inviteToTeam,
  removeTeamMember,
  saveTeamMember,
  withdrawTeamInvitation,
  type TeamInvitation,
  type TeamInvitationInput,
  type TeamMember,
  type TeamMemberInput,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { team as texts } from '@prostora/strings/cs/team.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { invalidateTeam, updateTeam } from './team-queries.ts';

/** Copies the link of an invitation. */
export async function copyInvitationUrl(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
    showToast(texts.copied);
  } catch {
    showToast(texts.copyFailed, 'error');
  }
}

/** Changes of the team. Links of new invitations are known until the page is left. */
export function useTeamActions() {
  const api = useApi();
  const client = useQueryClient();
  const [urls, setUrls] = useState<ReadonlyMap<number, string>>(new Map());
  const save = async ({ id }: TeamMember, body: TeamMemberInput): Promise<void> => {
    const { member } = await saveTeamMember({ client: api, path: { id }, body });
    updateTeam(client, (present) => ({
      ...present,
      members: present.members.map((each) => (each.id === id ? member : each)),
    }));
  };
  const run = async (call: () => Promise<unknown>): Promise<string | null> => {
    try {
      await call();
      return null;
    } catch (error) {
      return toErrorMessage(error);
    }
  };
  const report = async (call: () => Promise<unknown>): Promise<void> => {
    const failure = await run(call);
    if (failure !== null) {
      showToast(failure, 'error');
      await invalidateTeam(client);
    }
  };
  return {
    urls,
    save,
    /** Saves at once; the toast takes it back. */
    changeRole: (member: TeamMember, role: TeamMember['role']): Promise<void> =>
      report(async () => {
        const { role: formerRole, space_ids } = member;
        await save(member, { role, space_ids: role === 'majitel' ? null : space_ids });
        showToast(texts.saved(member.name || member.email, texts.roles[role]), 'success', {
          label: texts.undo,
          run: () => void report(() => save(member, { role: formerRole, space_ids })),
        });
      }),
    remove: ({ id, name, email }: TeamMember): Promise<string | null> =>
      run(async () => {
        await removeTeamMember({ client: api, path: { id } });
        showToast(texts.removed(name || email));
        await invalidateTeam(client);
      }),
    invite: async (body: TeamInvitationInput): Promise<void> => {
      const { invitation } = await inviteToTeam({ client: api, body });
      setUrls((known) => new Map(known).set(invitation.id, invitation.url));
      showToast(texts.dialog.sent(invitation.email));
      await invalidateTeam(client);
    },
    withdraw: ({ id }: TeamInvitation): Promise<void> =>
      report(async () => {
        await withdrawTeamInvitation({ client: api, path: { id } });
        showToast(texts.withdrawn);
        await invalidateTeam(client);
      }),
    report,
  };
}

export type TeamActions = ReturnType<typeof useTeamActions>;
