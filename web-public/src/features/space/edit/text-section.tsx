import { LIMITS } from '@prostora/contracts';
import { editTexts } from '@prostora/strings/cs/editor.ts';
import { TextArea, TextField } from '@prostora/ui';
import { RichTextEditor } from '@prostora/ui/rich-text/rich-text-editor.tsx';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';
import styles from './space-editor.module.css';
import { getFieldProps, type SpaceEditor } from './use-space-editor.ts';

const { fields, hints } = editTexts;

/** Names, perex and description; a building let as a whole has a single name. */
export function TextSection({ editor }: { editor: SpaceEditor }): ReactNode {
  const { onChange, ...description } = getFieldProps(editor, 'description');
  return (
    <Section id="texts" title={editTexts.sections.texts} step="editTexts">
      <div className={styles['fields']}>
        <div className={styles['pair']}>
          <TextField
            {...getFieldProps(editor, 'building_name')}
            label={fields.building_name}
            hint={editor.state.space.no_name ? undefined : editTexts.buildingNote}
            autoComplete="off"
          />
          {!editor.state.space.no_name && (
            <TextField
              {...getFieldProps(editor, 'space_name')}
              label={fields.space_name}
              autoComplete="off"
            />
          )}
        </div>
        <TextArea
          {...getFieldProps(editor, 'perex')}
          label={fields.perex}
          hint={hints.perex}
          rows={3}
          maxLength={LIMITS.perex}
        />
        <RichTextEditor
          {...description}
          label={fields.description}
          onChange={(html) => onChange({ target: { value: html } })}
        />
      </div>
    </Section>
  );
}
