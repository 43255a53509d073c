import { Button, Modal } from 'antd';
import { settings } from '@prostora/strings/cs/settings.ts';
import { useNotices } from '../../kit/index.ts';
import styles from './account.module.css';

const texts = settings.secondFactor;

type Props = { codes: readonly string[]; open: boolean; onClose: () => void };

/** New recovery codes: shown once. */
export default function RecoveryCodes({ codes, open, onClose }: Props) {
  const notices = useNotices();
  const copy = (): void =>
    void navigator.clipboard.writeText(codes.join('\n')).then(() => notices.success(texts.copied));
  return (
    <Modal
      open={open}
      title={texts.codesTitle}
      width={520}
      centered
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="copy" onClick={copy}>
          {texts.copy}
        </Button>,
        <Button key="done" type="primary" onClick={onClose}>
          {texts.codesDone}
        </Button>,
      ]}
    >
      <p>{texts.codesText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  );
}
