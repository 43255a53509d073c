import { Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import type { AdminSeoBulkAnswer } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { useNavigate } from '@prostora/nav';
import { adminSeo } from '@prostora/strings/cs/admin-seo.ts';
import { PageHeader, Panel, useApi, useCommand, useConfirm } from '../../kit/index.ts';
import { BackLink } from '../../kit/detail.tsx';
import { ResourceForm } from '../../kit/resource-form.tsx';
import { BulkChoice } from './bulk-choice.tsx';
import { BulkRows } from './bulk-rows.tsx';
import { BulkTemplates } from './bulk-templates.tsx';
import { FIRST_VALUES, bulkInput, countOf, type BulkValues } from './bulk.values.ts';
import styles from './seo.module.css';

const texts = adminSeo.bulk;

/** Preview and the input it belongs to; a changed input must be previewed again. */
type Shown = { values: BulkValues; answer: AdminSeoBulkAnswer; isMade: boolean };

/** Creates SEO URLs for all pairs of location and purpose from templates: preview, creation, undo. */
export function BulkSeoPage() {
  const { seoUrls } = useApi().admin;
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const [present, setPresent] = useState<BulkValues>(FIRST_VALUES);
  const show = async (values: BulkValues): Promise<void> =>
    setShown({ values, answer: await seoUrls.bulk(bulkInput(values, true)), isMade: false });
  return (
    <>
      <BackLink to={urls.seoUrls} label={texts.back} />
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <ResourceForm<BulkValues>
        name="seo-bulk"
        initial={FIRST_VALUES}
        submitLabel={texts.show}
        cancelLabel={texts.back}
        onSubmit={show}
        onDone={() => undefined}
        onCancel={() => void navigate(urls.seoUrls)}
      >
        <div className={styles.stack}>
          <Panel title={texts.choice}>
            <BulkChoice />
          </Panel>
          <Panel title={texts.templates}>
            <BulkTemplates />
          </Panel>
        </div>
        <Present onChange={setPresent} />
      </ResourceForm>
      <div className={styles.result}>
        <Result shown={shown} present={present} onMade={setShown} />
      </div>
    </>
  );
}

/** Reports the current form values. */
function Present({ onChange }: { onChange: (values: BulkValues) => void }) {
  const values = Form.useWatch((all: BulkValues) => all, Form.useFormInstance<BulkValues>());
  useEffect(() => {
    if (values) onChange(values);
  }, [values, onChange]);
  return null;
}

/** Rows of the last preview, and the button that creates the new ones. */
function Result({
  shown,
  present,
  onMade,
}: {
  shown: Shown | null;
  present: BulkValues;
  onMade: (shown: Shown) => void;
}) {
  const { seoUrls } = useApi().admin;
  const confirm = useConfirm();
  const create = useCommand({
    run: ({ values }: Shown) => seoUrls.bulk(bulkInput(values, false)),
    done: ({ created }) => texts.created(created),
    undo: ({ ids }) => seoUrls.removeAll(ids),
  });
  if (shown === null) return <p className={styles.quiet}>{texts.rowsHint}</p>;
  const fresh = countOf(shown.answer.rows, 'new');
  const isStale = JSON.stringify(present) !== JSON.stringify(shown.values);
  const ask = (): void =>
    confirm({
      title: texts.createTitle(fresh),
      text: texts.createText,
      confirmLabel: texts.create(fresh),
      onConfirm: async () => onMade({ ...shown, answer: await create(shown), isMade: true }),
    });
  const isReady = fresh > 0 && !isStale && !shown.isMade;
  return (
    <Panel
      title={texts.rows}
      actions={
        !shown.isMade && (
          <Button type="primary" disabled={!isReady} onClick={ask}>
            {fresh > 0 ? texts.create(fresh) : texts.nothingNew}
          </Button>
        )
      }
    >
      {isStale && !shown.isMade && (
        <p role="status" className={styles.careful}>
          {texts.stale}
        </p>
      )}
      <BulkRows rows={shown.answer.rows} />
    </Panel>
  );
}
