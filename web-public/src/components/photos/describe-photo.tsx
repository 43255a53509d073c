import type { SpaceImage } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { photoTexts } from '@prostora/strings/cs/editor.ts';
import { Button, Modal, Picture, TextField } from '@prostora/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { saveDraft, readDraft } from '../../lib/form-draft.ts';
import styles from './photo-manager.module.css';

const MAX_ALT_LENGTH = 200;

type DescribePhotoProps = {
  image: SpaceImage;
  onSave: (alt: string) => Promise<boolean>;
  onClose: () => void;
};

/** Edits the alternative text of a photo; the text survives a failed save and closing the dialog. */
export function DescribePhoto({ image, onSave, onClose }: DescribePhotoProps): ReactNode {
  const draft = `photo.${image.id_space_image}`;
  const [alt, setAlt] = useState(() => readDraft(draft, { alt: '' })?.alt ?? image.alt);
  const updateAlt = (text: string): void => {
    setAlt(text);
    saveDraft(draft, text === image.alt ? null : { alt: text });
  };
  const [sending, setSending] = useState(false);
  const tooLong = alt.trim().length > MAX_ALT_LENGTH;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || tooLong) return;
    setSending(true);
    const saved = await onSave(alt.trim());
    setSending(false);
    if (!saved) return;
    saveDraft(draft, null);
    showToast(photoTexts.described);
    onClose();
  };
  return (
    <Modal open onClose={onClose} title={photoTexts.describeTitle} size="small">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles['preview']}>
          <Picture image={image} sizes="400px" alt="" />
        </div>
        <TextField
          label={photoTexts.describeLabel}
          hint={photoTexts.describeHint}
          value={alt}
          data-autofocus=""
          error={tooLong ? photoTexts.describeMax : undefined}
          onChange={(event) => updateAlt(event.target.value)}
        />
        <Button className={styles['describeSave']} type="submit" variant="dark" wide sending={sending}>
          {photoTexts.describeSave}
        </Button>
      </form>
    </Modal>
  );
}
