import type { SpacePanorama } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { panoramaTexts } from '@prostora/strings/cs/panorama.ts';
import { tourEditTexts as texts } from '@prostora/strings/cs/tour-editor.ts';
import { Button, IconButton, TextField } from '@prostora/ui';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, Trash2, TriangleAlert } from '../../../../components/panorama/icons.ts';
import styles from './tour.module.css';

type SceneRowProps = {
  panorama: SpacePanorama;
  index: number;
  count: number;
  onMove: (position: number) => void;
  onTitle: (title: string) => Promise<boolean>;
  onRemove: () => void;
};

/** A scene: picture, title, order and a confirmed removal. */
export function SceneRow({ panorama, index, count, onMove, onTitle, onRemove }: SceneRowProps): ReactNode {
  const [isConfirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const name = panoramaTexts.scene(panorama.title, index + 1);
  const cancelRemove = (): void => {
    setConfirming(false);
    opener.current?.focus();
  };
  return (
    <li className={styles['row']} data-panorama={panorama.id}>
      <Thumbnail panorama={panorama} name={name} />
      <TitleField title={panorama.title} onTitle={onTitle} />
      <div className={styles['tools']}>
        <IconButton
          label={texts.up(name)}
          aria-disabled={index === 0}
          onClick={() => index > 0 && onMove(index - 1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          label={texts.down(name)}
          aria-disabled={index === count - 1}
          onClick={() => index < count - 1 && onMove(index + 1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton ref={opener} label={texts.remove(name)} onClick={() => setConfirming(true)}>
          <Trash2 />
        </IconButton>
      </div>
      {isConfirming && <ConfirmRemove onYes={onRemove} onNo={cancelRemove} />}
    </li>
  );
}

function Thumbnail({ panorama, name }: { panorama: SpacePanorama; name: string }): ReactNode {
  if (panorama.status === 'ready')
    return (
      <img
        className={styles['picture']}
        src={panorama.sources[0]?.url}
        alt={panoramaTexts.still(name)}
        width={240}
        height={120}
      />
    );
  if (panorama.status === 'processing') return <div className={styles['state']}>{texts.processing}</div>;
  return (
    <div className={`${styles['state']} ${styles['bad']}`}>
      <TriangleAlert />
      {panorama.failure}
    </div>
  );
}

/** Title field, saved on blur or Enter. */
function TitleField({ title, onTitle }: { title: string; onTitle: SceneRowProps['onTitle'] }): ReactNode {
  const [typed, setTyped] = useState(title);
  const text = typed.replace(/\s+/gu, ' ').trim();
  const tooLong = text.length > LIMITS.panoramaTitle;
  const save = async (): Promise<void> => {
    if (tooLong || text === title) return;
    if (await onTitle(text)) showToast(texts.saved);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') void save();
  };
  return (
    <TextField
      label={texts.name}
      hint={texts.nameHint}
      value={typed}
      error={tooLong ? texts.nameMax : undefined}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void save()}
      onKeyDown={onKeyDown}
    />
  );
}

function ConfirmRemove({ onYes, onNo }: { onYes: () => void; onNo: () => void }): ReactNode {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onNo();
  };
  return (
    <div className={styles['question']} role="group" aria-label={texts.confirm} onKeyDown={onKeyDown}>
      <p>{texts.confirm}</p>
      <Button size="sm" autoFocus onClick={onNo}>
        {texts.confirmNo}
      </Button>
      <Button size="sm" variant="danger" onClick={onYes}>
        {texts.confirmYes}
      </Button>
    </div>
  );
}
