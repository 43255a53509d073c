import type { TeamMember } from '@prostora/api-client';
import { MEMBER_RIGHTS, MEMBER_ROLES, type MemberPermission, type MemberRole } from '@prostora/contracts';
import { team } from '@prostora/strings/cs/team.ts';
import { Check, Chip } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import styles from './rights-table.module.css';

const texts = team.rights;

function Right({ role, permission }: { role: MemberRole; permission: MemberPermission }): ReactNode {
  if (!MEMBER_RIGHTS[role].includes(permission))
    return (
      <>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{texts.no}</span>
      </>
    );
  return (
    <>
      <Check aria-hidden />
      <span className={role === 'domovnik' ? undefined : 'visually-hidden'}>
        {role === 'domovnik' ? texts.ownSpaces : texts.yes}
      </span>
    </>
  );
}

/** What each role may do; below 1024 px one role at a time. */
export function RightsTable({ members }: { members: readonly TeamMember[] }): ReactNode {
  const [shown, setShown] = useState<MemberRole>('domovnik');
  return (
    <section className={styles['rights']} aria-labelledby="team-rights">
      <div className={styles['head']}>
        <h2 id="team-rights">{texts.title}</h2>
        <p>{texts.note}</p>
      </div>
      <div className={styles['switch']} role="group" aria-label={texts.switch}>
        {MEMBER_ROLES.map((role) => (
          <Chip key={role} aria-pressed={role === shown} onClick={() => setShown(role)}>
            {team.roles[role]}
          </Chip>
        ))}
      </div>
      <table data-shown={shown}>
        <thead>
          <tr>
            <td />
            {MEMBER_ROLES.map((role) => (
              <th key={role} scope="col" data-role={role}>
                {team.roles[role]} <small>{members.filter((each) => each.role === role).length}</small>
              </th>
            ))}
          </tr>
        </thead>
        {texts.groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr data-group>
              <th scope="rowgroup" colSpan={MEMBER_ROLES.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map(({ label, permission }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {MEMBER_ROLES.map((role) => (
                  <td key={role} data-role={role}>
                    <Right role={role} permission={permission} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
