import { Modal, Switch } from 'antd';
import { useId } from 'react';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import { useShortcutSetting } from './shortcut.ts';
import styles from './shortcuts-dialog.module.css';

const texts = adminKit.shortcuts;

/** Keyboard shortcuts and the switch of single-key ones; loaded lazily. */
export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { isEnabled, setShortcutsEnabled } = useShortcutSetting();
  const id = useId();
  useBackCloses(open, onClose);
  return (
    <Modal
      open={open}
      title={texts.title}
      width={560}
      centered
      destroyOnHidden
      footer={null}
      onCancel={onClose}
    >
      {texts.groups.map(({ title, keys }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h2>{title}</h2>
          <dl>
            {keys.map(({ does, press }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {press.map((name, index) => (
                    <span key={name}>
                      {index > 0 && ` ${texts.or} `}
                      <kbd>{name}</kbd>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch} htmlFor={id}>
        <Switch id={id} checked={isEnabled} onChange={setShortcutsEnabled} />
        {texts.single}
      </label>
      <p className={styles.hint}>{texts.singleHint}</p>
    </Modal>
  );
}
