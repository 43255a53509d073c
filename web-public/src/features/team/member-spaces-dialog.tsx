import type { OwnerSpace, TeamMember } from '@prostora/api-client';
import { team } from '@prostora/strings/cs/team.ts';
import { Button, FormError, Modal } from '@prostora/ui';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { GrantFields, toGrant, type GrantValues } from './grant-fields.tsx';
import styles from './team.module.css';
import type { TeamActions } from './use-team-actions.ts';

/** Limits a member to some spaces. */
export function MemberSpacesDialog({
  member,
  spaces,
  save,
  onClose,
}: {
  member: TeamMember;
  spaces: readonly OwnerSpace[];
  save: TeamActions['save'];
  onClose: () => void;
}): ReactNode {
  const { role, space_ids: ids, name, email } = member;
  const form = useForm<GrantValues>({
    defaultValues: { role, isLimited: ids !== null, spaces: ids?.map(String) ?? [] },
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: (values) => save(member, toGrant(values)),
    onSaved: onClose,
  });
  return (
    <Modal open onClose={onClose} title={team.dialog.spacesTitle(name || email)} size="small">
      <FormProvider {...form}>
        <form noValidate className={styles['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          <GrantFields spaces={spaces} hasRole={false} />
          <div className={styles['actions']}>
            <Button type="submit" variant="dark" sending={sending}>
              {team.dialog.save}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {team.cancel}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
