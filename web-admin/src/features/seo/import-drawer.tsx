import { Button, Checkbox, Form, Input } from 'antd';
import { FileUp } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { importAdminSeoUrls, type AdminSeoImportAnswer } from '@prostora/api-client';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import FormDrawer from '../../kit/form/form-drawer.tsx';
import { useApi, useCommand } from '../../kit/index.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { ImportRows } from './import-rows.tsx';
import styles from './seo.module.css';

const texts = adminSeo.import;
type Values = { csv: string };
type Checked = { csv: string; answer: AdminSeoImportAnswer };

/** Imports SEO URLs from a CSV file or pasted text, after a check line by line. */
export default function ImportDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const api = useApi();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [csv, setCsv] = useState('');
  const close = (): void => {
    setChecked(null);
    setCsv('');
    onClose();
  };
  const check = async (values: Values): Promise<void> => {
    setCsv(values.csv);
    setChecked({
      csv: values.csv,
      answer: await importAdminSeoUrls({
        client: api,
        body: { csv: values.csv, dry_run: true, skip_errors: true },
      }),
    });
  };
  return (
    <FormDrawer open={open} title={texts.title} hint={texts.hint} closeLabel={texts.close} onClose={close}>
      {checked ? (
        <ImportResult
          checked={checked}
          onAgain={() => setChecked(null)}
          onDone={close}
          onFailed={(answer) => setChecked({ ...checked, answer })}
        />
      ) : (
        <ResourceForm<Values>
          name="seo-import"
          initial={{ csv }}
          submitLabel={texts.check}
          cancelLabel={adminSeo.page.cancel}
          onSubmit={check}
          onDone={() => undefined}
          onCancel={close}
        >
          <FilePicker />
          <Form.Item
            name="csv"
            label={texts.pasted}
            rules={[{ required: true, whitespace: true, message: texts.nothing }]}
          >
            <Input.TextArea rows={10} spellCheck={false} className={styles.code ?? ''} />
          </Form.Item>
        </ResourceForm>
      )}
    </FormDrawer>
  );
}

/** Loads a file into the text field, where it is visible before it is sent. */
function FilePicker() {
  const form = Form.useFormInstance<Values>();
  const input = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    const text = await readBytes(file).then(decodeTable, () => null);
    setFailure(text === null ? texts.unreadable : null);
    if (text !== null) form.setFieldValue('csv', text);
  };
  return (
    <div className={styles.chooser}>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv,text/plain"
        className="visually-hidden"
        aria-label={texts.file}
        tabIndex={-1}
        onChange={(event) => void read(event)}
      />
      <Button icon={<FileUp className="lucide" aria-hidden />} onClick={() => input.current?.click()}>
        {texts.fileChoose}
      </Button>
      {failure && (
        <p role="alert" className={styles.wrong}>
          {failure}
        </p>
      )}
    </div>
  );
}

type ImportResultProps = {
  checked: Checked;
  onAgain: () => void;
  onDone: () => void;
  onFailed: (answer: AdminSeoImportAnswer) => void;
};

/** Result of the check and the import button. */
function ImportResult({ checked: { csv, answer }, onAgain, onDone, onFailed }: ImportResultProps) {
  const api = useApi();
  const [skips, setSkips] = useState(false);
  const { counts } = answer;
  const writable = counts.new + counts.changed;
  const write = useCommand({
    run: () => importAdminSeoUrls({ client: api, body: { csv, dry_run: false, skip_errors: skips } }),
    done: ({ written }) => (written > 0 ? texts.written(written) : texts.notWritten),
  });
  const [isWriting, setWriting] = useState(false);
  const runImport = async (): Promise<void> => {
    setWriting(true);
    const result = await write(undefined).catch(() => null);
    setWriting(false);
    if (result && result.written > 0) onDone();
    else if (result) onFailed(result);
  };
  return (
    <div className={styles.stack}>
      <ImportRows answer={answer} />
      {counts.error > 0 && writable > 0 && (
        <Checkbox checked={skips} onChange={({ target }) => setSkips(target.checked)}>
          {texts.skipErrors(counts.error)}
        </Checkbox>
      )}
      {counts.error > 0 && !skips && <p className={styles.careful}>{texts.fixFirst}</p>}
      <div className={styles.buttons}>
        <Button onClick={onAgain}>{texts.again}</Button>
        <Button
          type="primary"
          loading={isWriting}
          disabled={writable === 0 || (counts.error > 0 && !skips)}
          onClick={() => void runImport()}
        >
          {writable === 0 ? texts.nothingToWrite : texts.write(writable)}
        </Button>
      </div>
    </div>
  );
}

const BINARY_PATTERN = /\u0000/u;

/** Decodes a CSV file in UTF-8 or windows-1250 (older Czech programs); null when it is not text. */
function decodeTable(bytes: ArrayBuffer): string | null {
  const text = decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1250');
  return text === null || BINARY_PATTERN.test(text) ? null : text.replace(/^\uFEFF/u, '');
}

function decode(bytes: ArrayBuffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a chosen file. */
const readBytes = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error(file.name));
    reader.readAsArrayBuffer(file);
  });
