import { richTextTexts } from '@prostora/strings/cs/editor.ts';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Unlink } from './icons.ts';
import styles from './rich-text-editor.module.css';

const texts = richTextTexts;

/** Adds https:// to a URL without a scheme. */
const completeUrl = (address: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/u.test(address) ? `https://${address}` : address;

/** URL field of a link under the toolbar; not a `form` element, as it is nested in one. */
export function LinkForm({
  editor,
  isAllowed,
  onClose,
}: {
  editor: Editor;
  isAllowed: (url: string) => boolean;
  onClose: () => void;
}): ReactNode {
  const currentHref = String(editor.getAttributes('link')['href'] ?? '');
  const [url, setUrl] = useState(currentHref);
  const [isInvalid, setIsInvalid] = useState(false);
  const close = (): void => {
    editor.commands.focus();
    onClose();
  };
  const save = (): void => {
    const href = completeUrl(url.trim());
    if (!isAllowed(href)) return setIsInvalid(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !currentHref)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') save();
    else close();
  };
  return (
    <div className={styles['link']} role="group" aria-label={texts.link}>
      <TextField
        label={texts.linkAddress}
        type="url"
        inputMode="url"
        autoFocus
        value={url}
        error={isInvalid ? texts.linkInvalid : undefined}
        onChange={(event) => {
          setUrl(event.target.value);
          setIsInvalid(false);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles['linkActions']}>
        <Button variant="dark" size="sm" onClick={save}>
          {texts.linkSave}
        </Button>
        {currentHref && (
          <Button
            size="sm"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            <Unlink />
            {texts.linkRemove}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
