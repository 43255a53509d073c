import type { OwnerSpace } from '@prostora/api-client';
import { MEMBER_ROLES, type MemberRole } from '@prostora/contracts';
import { team } from '@prostora/strings/cs/team.ts';
import { CheckField, SelectField, getSpaceTitle } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './team.module.css';

const texts = team.dialog;

export type GrantValues = { role: MemberRole; isLimited: boolean; spaces: string[] };

export const toGrant = ({ role, isLimited, spaces }: GrantValues) => ({
  role,
  space_ids: isLimited && role !== 'majitel' ? spaces.map(Number) : null,
});

/** Role of a person, unless it is chosen elsewhere, and the spaces that its rights are limited to. */
export function GrantFields({
  spaces,
  hasRole,
}: {
  spaces: readonly OwnerSpace[];
  hasRole: boolean;
}): ReactNode {
  const { register, control, formState } = useFormContext<GrantValues>();
  const { role, isLimited } = useWatch({ control }) as GrantValues;
  return (
    <>
      {hasRole && (
        <SelectField label={texts.role} {...register('role')}>
          {MEMBER_ROLES.map((each) => (
            <option key={each} value={each}>
              {team.roles[each]}
            </option>
          ))}
        </SelectField>
      )}
      {role !== 'majitel' && (
        <fieldset className={styles['choice']}>
          <legend>{texts.spaces}</legend>
          <CheckField
            label={texts.some}
            {...register('isLimited')}
            hint={isLimited ? undefined : texts.all}
          />
          {isLimited &&
            spaces.map((space) => (
              <CheckField
                key={space.id}
                label={getSpaceTitle(space)}
                value={String(space.id)}
                {...register('spaces', { validate: (ids) => ids.length > 0 || texts.nothing })}
              />
            ))}
          {formState.errors.spaces?.message && (
            <FieldErrorText id="team-spaces">{formState.errors.spaces.message}</FieldErrorText>
          )}
        </fieldset>
      )}
    </>
  );
}
