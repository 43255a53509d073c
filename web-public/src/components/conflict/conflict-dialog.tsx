import { conflictTexts as texts } from '@prostora/strings/cs/conflict.ts';
import { Button, Modal } from '@prostora/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import styles from './conflict-dialog.module.css';

/** A field with concurrent changes, both values as text. */
export type FieldConflict<Name extends string> = { name: Name; label: string; mine: string; theirs: string };

type ConflictDialogProps<Name extends string> = {
  title: string;
  conflicts: readonly FieldConflict<Name>[];
  /** Saves the choice: the named fields take the other person's values. */
  onSave: (theirs: readonly Name[]) => void;
  onLater: () => void;
};

/** Resolves concurrent edits: each field is chosen from both versions and saved onto the newer one. */
export function ConflictDialog<Name extends string>({
  title,
  conflicts,
  onSave,
  onLater,
}: ConflictDialogProps<Name>): ReactNode {
  const [theirs, setTheirs] = useState<ReadonlySet<Name>>(new Set());
  const choose = (name: Name, keep: boolean): void =>
    setTheirs(new Set(keep ? [...theirs, name] : [...theirs].filter((one) => one !== name)));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave([...theirs]);
  };
  return (
    <Modal open onClose={onLater} title={title} size="medium">
      <p>{texts.text}</p>
      <form noValidate onSubmit={submit}>
        <div className={styles['tools']}>
          <Button size="sm" onClick={() => setTheirs(new Set())}>
            {texts.allMine}
          </Button>
          <Button size="sm" onClick={() => setTheirs(new Set(conflicts.map(({ name }) => name)))}>
            {texts.allTheirs}
          </Button>
        </div>
        {conflicts.map((conflict, index) => (
          <Choice
            key={conflict.name}
            conflict={conflict}
            isFirst={index === 0}
            keepsTheirs={theirs.has(conflict.name)}
            onChoose={(keep) => choose(conflict.name, keep)}
          />
        ))}
        <div className={styles['actions']}>
          <Button type="submit" variant="dark">
            {texts.save}
          </Button>
          <Button variant="ghost" onClick={onLater}>
            {texts.later}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type ChoiceProps = {
  conflict: FieldConflict<string>;
  isFirst: boolean;
  keepsTheirs: boolean;
  onChoose: (theirs: boolean) => void;
};

function Choice({ conflict, isFirst, keepsTheirs, onChoose }: ChoiceProps): ReactNode {
  const side = (own: boolean): ReactNode => (
    <label className={styles['side']}>
      <input
        type="radio"
        name={`conflict-${conflict.name}`}
        checked={own !== keepsTheirs}
        onChange={() => onChoose(!own)}
        {...(isFirst && own && { 'data-autofocus': '' })}
      />
      <small>{own ? texts.mine : texts.theirs}</small>
      <span className={styles['value']}>{(own ? conflict.mine : conflict.theirs) || texts.empty}</span>
    </label>
  );
  return (
    <fieldset className={styles['clash']}>
      <legend>{conflict.label}</legend>
      <div className={styles['sides']}>
        {side(true)}
        {side(false)}
      </div>
    </fieldset>
  );
}
