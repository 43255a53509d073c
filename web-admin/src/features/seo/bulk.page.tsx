import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { changeAdminSeoUrls, removeAdminSeoUrls, type AdminSeoBulkAnswer } from '@prostora/api-client';
import { consoleUrls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { PageHeader, Panel, useApi, useCommand, useConfirm } from '../../kit/index.ts';
import { BackLink } from '../../kit/layout/detail.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { BulkSelection } from './bulk-selection.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { BulkTemplates } from './bulk-templates.tsx';
import { INITIAL_VALUES, toBulkInput, countByState, type BulkValues } from './bulk.values.ts';
import styles from './seo.module.css';

const texts = adminSeo.bulk;

/** Preview and the input it belongs to; a changed input must be previewed again. */
type Preview = { values: BulkValues; answer: AdminSeoBulkAnswer; isCreated: boolean };

/** Creates SEO URLs for all pairs of location and purpose from templates: preview, creation, undo. */
export function BulkSeoPage() {
  const api = useApi();
  const navigate = useNavigate();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [currentValues, setCurrentValues] = useState<BulkValues>(INITIAL_VALUES);
  const loadPreview = async (values: BulkValues): Promise<void> =>
    setPreview({
      values,
      answer: await changeAdminSeoUrls({ client: api, body: toBulkInput(values, true) }),
      isCreated: false,
    });
  return (
    <>
      <BackLink to={consoleUrls.seoUrls} label={texts.back} />
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ResourceForm<BulkValues>
        name="seo-bulk"
        initial={INITIAL_VALUES}
        submitLabel={texts.show}
        cancelLabel={texts.back}
        onSubmit={loadPreview}
        onDone={() => undefined}
        onCancel={() => void navigate(consoleUrls.seoUrls)}
      >
        <div className={styles.stack}>
          <Panel title={texts.choice}>
            <BulkSelection />
          </Panel>
          <Panel title={texts.templates}>
            <BulkTemplates />
          </Panel>
        </div>
        <FormValuesObserver onChange={setCurrentValues} />
      </ResourceForm>
      <div className={styles.result}>
        <Result preview={preview} currentValues={currentValues} onCreated={setPreview} />
      </div>
    </>
  );
}

/** Reports the current form values. */
function FormValuesObserver({ onChange }: { onChange: (values: BulkValues) => void }) {
  const values = Form.useWatch((all: BulkValues) => all, Form.useFormInstance<BulkValues>());
  useEffect(() => {
    if (values) onChange(values);
  }, [values, onChange]);
  return null;
}

/** Rows of the last preview, and the button that creates the new ones. */
function Result({
  preview,
  currentValues,
  onCreated,
}: {
  preview: Preview | null;
  currentValues: BulkValues;
  onCreated: (preview: Preview) => void;
}) {
  const api = useApi();
  const confirm = useConfirm();
  const create = useCommand({
    run: ({ values }: Preview) => changeAdminSeoUrls({ client: api, body: toBulkInput(values, false) }),
    done: ({ created }) => texts.created(created),
    undo: ({ ids }) => removeAdminSeoUrls({ client: api, body: { ids } }),
  });
  if (preview === null) return <p className={styles.quiet}>{texts.rowsHint}</p>;
  const newCount = countByState(preview.answer.rows, 'new');
  const isStale = JSON.stringify(currentValues) !== JSON.stringify(preview.values);
  const ask = (): void =>
    confirm({
      title: texts.createTitle(newCount),
      text: texts.createText,
      confirmLabel: texts.create(newCount),
      onConfirm: async () => onCreated({ ...preview, answer: await create(preview), isCreated: true }),
    });
  const isReady = newCount > 0 && !isStale && !preview.isCreated;
  return (
    <Panel
      title={texts.rows}
      actions={
        !preview.isCreated && (
          <Button type="primary" disabled={!isReady} onClick={ask}>
            {newCount > 0 ? texts.create(newCount) : texts.nothingNew}
          </Button>
        )
      }
    >
      {isStale && !preview.isCreated && (
        <p role="status" className={styles.careful}>
          {texts.stale}
        </p>
      )}
      <BulkRows rows={preview.answer.rows} />
    </Panel>
  );
}
