import { Switch } from 'antd';
import { useId, useState } from 'react';
import { saveSpace, type SpaceDetail } from '@prostora/api-client';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import { useApi, useCommand } from '../../kit/index.ts';
import { getSpaceName } from './spaces.columns.tsx';
import styles from './spaces.module.css';

const texts = adminSpaces.detail;

/**
 * Switch of the recommendation. It saves with the loaded version: a concurrent change is reported, not
 * overwritten.
 */
export function RecommendedSwitch({ space }: { space: SpaceDetail }) {
  const api = useApi();
  const [isSaving, setSaving] = useState(false);
  const id = useId();
  const save = useCommand({
    run: (recommended: boolean) =>
      saveSpace({
        client: api,
        body: { space: { id: space.id, version: space.version, recommended }, publish: false },
      }),
    done: (_saved, recommended) =>
      (recommended ? texts.recommendedOn : texts.recommendedOff)(getSpaceName(space)),
    undo: ({ space: saved }, recommended) =>
      saveSpace({
        client: api,
        body: { space: { id: saved.id, version: saved.version, recommended: !recommended }, publish: false },
      }),
  });
  const change = (recommended: boolean): void => {
    setSaving(true);
    // The command reports the error.
    void save(recommended)
      .catch(() => undefined)
      .finally(() => setSaving(false));
  };
  return (
    <>
      <label className={styles.switch} htmlFor={id}>
        <Switch
          id={id}
          checked={space.recommended}
          loading={isSaving}
          onChange={change}
          aria-describedby={`${id}-hint`}
        />
        {texts.recommended}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.recommendedHint}
      </p>
    </>
  );
}
