import { editTexts } from '@prostora/strings/cs/editor.ts';
import { impersonationLimits } from '@prostora/strings/cs/impersonation-limits.ts';
import { TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import { useIsImpersonating } from '../../../lib/use-rights.ts';
import { Section } from './section.tsx';
import styles from './space-editor.module.css';
import { getFieldProps, type SpaceEditor } from './use-space-editor.ts';

const { fields } = editTexts;
const LINKS = ['web', 'facebook', 'instagram', 'youtube'] as const;

/** Public contact of the owner. */
export function ContactSection({ editor }: { editor: SpaceEditor }): ReactNode {
  const isImpersonating = useIsImpersonating();
  return (
    <Section id="contact" title={editTexts.sections.contact} step="editContact">
      <div className={styles['pair']}>
        <TextField
          {...getFieldProps(editor, 'phone')}
          label={fields.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          disabled={isImpersonating}
          hint={isImpersonating ? impersonationLimits.phone : editTexts.hints.phone}
        />
        <TextField
          {...getFieldProps(editor, 'email')}
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="off"
        />
        {LINKS.map((name) => (
          <TextField
            key={name}
            {...getFieldProps(editor, name)}
            label={fields[name]}
            optional
            type="url"
            inputMode="url"
            autoComplete="off"
          />
        ))}
      </div>
    </Section>
  );
}
